import { expect, test } from 'vitest';
import { Seal } from './seal.ts';

const SECRETS: [string] = ['a-secret-of-more-than-32-characters'];

test('what one shop has sealed no other one opens, whose secrets may be the same', () => {
  const sealed = new Seal(SECRETS, 'session', 'SWSCONE').seal('token');
  expect(new Seal(SECRETS, 'session', 'SWSCONE').open(sealed)).toMatchObject({ value: 'token' });
  expect(new Seal(SECRETS, 'session', 'SWSCTWO').open(sealed)).toBeNull();
  expect(new Seal(SECRETS, 'redis', 'SWSCONE').open(sealed)).toBeNull();
});

test('only the exact text opens a sealed value', () => {
  const seal = new Seal(SECRETS, 'session', 'SWSCONE');
  const sealed = seal.seal('token');
  expect(seal.open(sealed)).toMatchObject({ value: 'token' });
  for (const changed of [`${sealed}.x`, `${sealed}=`, `${sealed} `, `${sealed}!`, sealed.replace('.', '. ')])
    expect([changed, seal.open(changed)]).toEqual([changed, null]);
});
