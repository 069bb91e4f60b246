import { expect, test } from 'vitest';
import { PurgeQueue } from './purge-queue.ts';

test('purges a burst of tags together after the purge under way', async () => {
  const purges: (readonly string[])[] = [];
  const ends: (() => void)[] = [];
  const queue = new PurgeQueue(async (tags) => {
    purges.push(tags);
    await new Promise<void>((resolve) => ends.push(resolve));
    return purges.length;
  });
  const first = queue.purge(['a']);
  await expect.poll(() => purges).toEqual([['a']]);
  const burst = ['b', 'c', 'b'].map((tag) => queue.purge([tag]));
  ends[0]?.();
  await first;
  await expect.poll(() => purges).toEqual([['a'], ['b', 'c']]);
  ends[1]?.();
  expect(await Promise.all(burst)).toEqual([2, 2, 2]);
});

test('goes on after a purge that failed', async () => {
  let fails = true;
  const queue = new PurgeQueue(async () => {
    if (fails) throw new Error('no');
    return 'done';
  });
  await expect(queue.purge(['a'])).rejects.toThrow('no');
  fails = false;
  expect(await queue.purge(['a'])).toBe('done');
});
