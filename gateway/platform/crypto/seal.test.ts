import { expect, test } from 'vitest';
import { Seal } from './seal.ts';

const SECRETS: [string] = ['a-secret-of-more-than-32-characters'];

test('a seal of one shop is invalid in another with the same secrets', () => {
  const sealed = new Seal(SECRETS, 'session', 'SWSCONE').seal('token');
  expect(new Seal(SECRETS, 'session', 'SWSCONE').open(sealed)).toMatchObject({ value: 'token' });
  expect(new Seal(SECRETS, 'session', 'SWSCTWO').open(sealed)).toBeNull();
  expect(new Seal(SECRETS, 'redis', 'SWSCONE').open(sealed)).toBeNull();
});

test('only the exact text opens a seal', () => {
  const seal = new Seal(SECRETS, 'session', 'SWSCONE');
  const sealed = seal.seal('token');
  expect(seal.open(sealed)).toMatchObject({ value: 'token' });
  for (const changed of [`${sealed}.x`, `${sealed}=`, `${sealed} `, `${sealed}!`, sealed.replace('.', '. ')])
    expect([changed, seal.open(changed)]).toEqual([changed, null]);
});

test('a seal is made with the first secret and opened with all', () => {
  const [old, fresh] = ['an-old-secret-of-32-characters-xx', 'a-new-secret-of-32-characters-yyy'];
  const sealed = new Seal([old], 'session', 'SWSCONE').seal('token');
  expect(new Seal([fresh, old], 'session', 'SWSCONE').open(sealed)).toMatchObject({
    value: 'token',
    outdated: true,
  });
  expect(new Seal([fresh], 'session', 'SWSCONE').open(sealed)).toBeNull();
});
