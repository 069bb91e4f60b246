import { describe, expect, test } from 'vitest';
import { memorySessionLock } from './session-lock.ts';

describe('memorySessionLock', () => {
  test('throws when the work that holds a key requests it again', async () => {
    const lock = memorySessionLock();
    const nested = lock.run('one', () => lock.run('other', () => lock.run('one', async () => 'never')));
    await expect(nested).rejects.toThrow('requests it again');
    expect(await lock.run('one', async () => 'free')).toBe('free');
  });

  test('lets work that began under a lock request it after the release', async () => {
    const lock = memorySessionLock();
    const release = Promise.withResolvers<void>();
    let later: Promise<string> | null = null;
    await lock.run('one', async () => {
      later = release.promise.then(() => lock.run('one', async () => 'later'));
    });
    release.resolve();
    expect(await later).toBe('later');
  });
});
