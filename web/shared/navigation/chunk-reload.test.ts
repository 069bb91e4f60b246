import { expect, test } from 'vitest';
import { isChunkFailure } from './chunk-reload.ts';

test('distinguishes missing code and styles from failing code', () => {
  const messages = [
    'Failed to fetch dynamically imported module: /assets/a.js',
    'Importing a module script failed.',
    'error loading dynamically imported module: /assets/a.js',
  ];
  for (const message of messages)
    expect([message, isChunkFailure(new TypeError(message))]).toEqual([message, true]);
  expect(isChunkFailure(new Error('Unable to preload CSS for /assets/a.css'))).toBe(true);
  expect(isChunkFailure(new TypeError('x is not a function'))).toBe(false);
});
