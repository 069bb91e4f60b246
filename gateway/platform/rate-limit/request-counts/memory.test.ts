import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { MemoryRequestCounts } from './memory.ts';

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

test('each subject has a window of its own, which begins with its first request', () => {
  const counts = new MemoryRequestCounts();
  expect(counts.add('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
  vi.advanceTimersByTime(20_000);
  expect(counts.add('a', 60_000)).toEqual({ current: 2, ttl: 40_000 });
  expect(counts.add('b', 60_000)).toEqual({ current: 1, ttl: 60_000 });
});

test('when a window has ended the next request begins another', () => {
  const counts = new MemoryRequestCounts();
  for (let request = 0; request < 5; request++) counts.add('a', 60_000);
  vi.advanceTimersByTime(59_999);
  expect(counts.add('a', 60_000)).toEqual({ current: 6, ttl: 1 });
  vi.advanceTimersByTime(1);
  expect(counts.add('a', 60_000)).toEqual({ current: 1, ttl: 60_000 });
});

test('who asks from ever new addresses does not fill the memory', () => {
  const counts = new MemoryRequestCounts();
  for (let index = 0; index <= 20_000; index++) counts.add(`address ${index}`, 60_000);
  expect(counts.add('address 0', 60_000).current).toBe(1);
  expect(counts.add('address 20000', 60_000).current).toBe(2);
});
