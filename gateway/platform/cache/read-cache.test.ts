import { describe, expect, test, vi } from 'vitest';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import type { CachePolicy } from './cache-policy.ts';
import { ReadCache } from './read-cache.ts';

const RULE: CachePolicy = {
  fresh: 10,
  stale: 20,
  ifError: 100,
  priced: false,
  tags: ['all'],
  invalidatedBy: 'nothing',
};
const anything = () => true;
const loaded = <T>(value: T) => ({ value, size: 10, tags: ['product:1'] });

function withClock<T>(work: (cache: ReadCache, pass: (seconds: number) => void) => Promise<T>): Promise<T> {
  vi.useFakeTimers({ toFake: ['Date'] });
  const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
  return work(new ReadCache(1_000_000), pass).finally(() => vi.useRealTimers());
}

describe('a cached read', () => {
  test('is loaded once for parallel requests', async () => {
    const load = vi.fn(async () => loaded('value'));
    const cache = new ReadCache(1_000);
    await Promise.all(Array.from({ length: 10 }, () => cache.get('key', RULE, anything, load)));
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is served stale during a reload', () =>
    withClock(async (cache, pass) => {
      await cache.get('key', RULE, anything, async () => loaded('old'));
      pass(15);
      expect((await cache.get('key', RULE, anything, async () => loaded('new'))).value).toBe('old');
      await vi.waitFor(async () =>
        expect((await cache.get('key', RULE, anything, async () => loaded('newer'))).value).toBe('new'),
      );
    }));

  test('is served during an outage, but not in maintenance', () =>
    withClock(async (cache, pass) => {
      await cache.get('key', RULE, anything, async () => loaded('old'));
      pass(50);
      const fail = (reason: 'unreachable' | 'maintenance') => async () =>
        Promise.reject(new UpstreamError(reason, 'down'));
      await expect(cache.get('key', RULE, anything, fail('maintenance'))).rejects.toThrow('down');
      expect((await cache.get('key', RULE, anything, fail('unreachable'))).value).toBe('old');
      pass(100);
      await expect(cache.get('key', RULE, anything, fail('unreachable'))).rejects.toThrow('down');
    }));

  test('is served at once during a recent outage', () =>
    withClock(async (cache, pass) => {
      for (const key of ['one', 'two']) await cache.get(key, RULE, anything, async () => loaded(key));
      pass(50);
      await cache.get('one', RULE, anything, async () =>
        Promise.reject(new UpstreamError('timeout', 'slow')),
      );
      const load = vi.fn(async () => loaded('new'));
      expect((await cache.get('two', RULE, anything, load)).value).toBe('two');
      expect(load).not.toHaveBeenCalled();
      pass(10);
      expect((await cache.get('two', RULE, anything, load)).value).toBe('new');
    }));

  test('is dropped by its tags, also while loading', async () => {
    const cache = new ReadCache(1_000);
    await cache.get('key', RULE, anything, async () => loaded(1));
    expect(cache.invalidate(['product:1'])).toBe(1);
    const slow = cache.get('key', RULE, anything, async () => {
      cache.invalidate(['product:1']);
      return loaded(2);
    });
    expect((await slow).value).toBe(2);
    expect((await cache.get('key', RULE, anything, async () => loaded(3))).value).toBe(3);
  });

  test('never exceeds its bytes', async () => {
    const cache = new ReadCache(5_000);
    for (let index = 0; index < 100; index++)
      await cache.get(`key${index}`, RULE, anything, async () => loaded(index));
    const load = vi.fn(async () => loaded(0));
    await cache.get('key0', RULE, anything, load);
    expect(load).toHaveBeenCalled();
  });

  test('is rejected and not cached if it has the wrong shape', async () => {
    const cache = new ReadCache(1_000_000);
    const isText = (value: unknown) => typeof value === 'string';
    await expect(cache.get('key', RULE, isText, async () => loaded(null))).rejects.toThrow(UpstreamError);
    expect((await cache.get('key', RULE, isText, async () => loaded('good'))).value).toBe('good');
  });
});

test('prices and stock live at most 60 seconds', () => {
  for (const rule of Object.values(CACHE_POLICIES))
    if (rule.priced) expect(rule.stale).toBeLessThanOrEqual(60);
});
