import { expect, test } from 'vitest';
import { queryParameters } from './query-string.ts';

test.each([
  ['', {}],
  ['a=1&b=2', { a: '1', b: '2' }],
  ['a=1&a=2', { a: ['1', '2'] }],
  ['a=x+y%20z', { a: 'x y z' }],
  ['a', { a: '' }],
  ['a=%zz', { a: '%zz' }],
  ['__proto__=1', Object.fromEntries([['__proto__', '1']])],
])('%s is read', (text, parameters) => {
  expect({ ...queryParameters(text) }).toEqual(parameters);
  expect({ ...queryParameters(text) }).toEqual(parameters);
});

test('whoever changes what was read changes it for nobody', () => {
  const parameters = queryParameters('a=once');
  expect(() => Object.assign(parameters, { a: 'changed' })).toThrow(TypeError);
  expect(queryParameters('a=once')['a']).toBe('once');
});
