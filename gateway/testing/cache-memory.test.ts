import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { toHttpResult } from '../http/graphql/response.ts';
import { EVERY_TAG } from '../platform/cache/cache-policy.ts';
import { ReadCache } from '../platform/cache/read-cache.ts';
import { CACHE_POLICIES } from '../shopware/reads/cache-policies.ts';

setFlagsFromString('--expose-gc');
const collectGarbage: unknown = runInNewContext('gc');

function bytesInUse(): number {
  if (typeof collectGarbage !== 'function') throw new Error('This Node cannot collect garbage on demand');
  for (let times = 0; times < 3; times++) collectGarbage();
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const answer = (index: number) => ({
  data: {
    products: Array.from({ length: 4 }, (_, place) => ({
      name: `Product ${index}-${place} ${Math.random()}`,
      path: `/pans/${index}/${place}`,
      description: 'x'.repeat(200),
    })),
  },
});

test('the size that the cache counts is that of its memory, within a fifth', async () => {
  const cache = new ReadCache(256 * 1024 * 1024);
  const count = 6_000;
  for (let index = 0; index < count; index++) {
    const value = await toHttpResult(answer(index), true);
    const entry = { value, size: value.size, tags: [`product:${index}`, `product:${index}x`] };
    await cache.get(
      `answer:${index}:${'k'.repeat(60)}`,
      CACHE_POLICIES.query,
      () => true,
      async () => entry,
    );
  }
  const { entries, bytes: counted } = cache.extent;
  // What clearing frees, not what filling adds: filling also compiles code and fills the tables of the runtime.
  const full = bytesInUse();
  cache.invalidate([EVERY_TAG]);
  const ratio = (full - bytesInUse()) / counted;
  expect(entries).toBe(count);
  expect(ratio).toBeGreaterThan(0.8);
  expect(ratio).toBeLessThan(1.2);
});
