import { expect, test } from 'vitest';
import { LiveStream } from './live-stream.ts';

test('many changes before the next turn are one', async () => {
  const stream = new LiveStream();
  for (let change = 0; change < 5; change++) stream.change();
  expect(await stream.next(1_000)).toBe('changed');
  expect(await stream.next(1)).toBe('beat');
});

test('a change wakes one that waits', async () => {
  const stream = new LiveStream();
  const turn = stream.next(60_000);
  stream.change();
  expect(await turn).toBe('changed');
});

test('an end comes before changes, and the first one counts', async () => {
  const stream = new LiveStream();
  stream.change();
  stream.end('complete');
  stream.end('cut');
  expect(await stream.next(60_000)).toBe('complete');
});

test('who wants to know of a cut is told, before it or after', () => {
  const told: string[] = [];
  const stream = new LiveStream();
  stream.onCut(() => told.push('before'));
  stream.end('cut');
  stream.onCut(() => told.push('after'));
  expect(told).toEqual(['before', 'after']);
});
