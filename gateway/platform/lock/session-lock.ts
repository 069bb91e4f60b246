import { AsyncLocalStorage } from 'node:async_hooks';

export interface LockHold {
  /**
   * Ensures that no other work can hold the lock for `ms`. Call it before any change.
   * @throws UpstreamError `unshared` if that is not certain; nothing may be sent then
   */
  secure(ms: number): Promise<void>;
}

/** A hold within one process, always secure. */
export const LOCAL_HOLD: LockHold = { secure: () => Promise.resolve() };

/** Serialises the calls of one session. */
export interface SessionLock {
  /** Runs `work` after all earlier work with the same key. */
  run<T>(key: string, work: (hold: LockHold) => Promise<T>): Promise<T>;
}

interface Held {
  readonly key: string;
  readonly outer: Held | undefined;
  isReleased: boolean;
}

/** FIFO lock of a single process. Its holder gets an Error if it requests the lock again, which would be a deadlock. */
export function memorySessionLock(): SessionLock {
  const tails = new Map<string, Promise<unknown>>();
  const holds = new AsyncLocalStorage<Held>();
  return {
    async run(key, work) {
      const outer = holds.getStore();
      for (let held = outer; held !== undefined; held = held.outer) {
        if (held.key === key && !held.isReleased) throw new Error('the holder of a lock requests it again');
      }
      const before = tails.get(key) ?? Promise.resolve();
      const held: Held = { key, outer, isReleased: false };
      const begin = () => holds.run(held, () => work(LOCAL_HOLD));
      const mine = before.then(begin, begin).finally(() => {
        held.isReleased = true;
      });
      const tail = mine.catch(() => undefined);
      tails.set(key, tail);
      try {
        return await mine;
      } finally {
        if (tails.get(key) === tail) tails.delete(key);
      }
    },
  };
}
