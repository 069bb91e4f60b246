import { expect, test } from 'vitest';
import { Prefetcher } from './prefetch.ts';

test('prefetches at most four pages at once, each once', async () => {
  const prefetcher = new Prefetcher();
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  let begun = 0;
  const task = () => {
    running += 1;
    begun += 1;
    most = Math.max(most, running);
    return new Promise<void>((resolve, reject) => {
      ends.push(() => {
        running -= 1;
        if (begun % 2) resolve();
        else reject(new Error('nobody minds'));
      });
    });
  };
  for (let page = 0; page < 9; page += 1) {
    prefetcher.add(`/page-${page}`, task);
    prefetcher.add(`/page-${page}`, task);
  }
  for (let end = ends.shift(); end; end = ends.shift()) {
    end();
    await new Promise((resolve) => setTimeout(resolve));
  }
  expect([begun, most]).toEqual([9, 4]);
});
