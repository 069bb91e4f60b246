import { AsyncLocalStorage } from 'node:async_hooks';
import { LOCAL_HOLD, type LockHold, type SessionLock } from './session-lock.ts';

/** A lock that the current work holds, and those around it. */
interface Held {
  readonly key: string;
  readonly outer: Held | undefined;
  isReleased: boolean;
}

/** FIFO lock of a single process. */
export class MemorySessionLock implements SessionLock {
  readonly #tails = new Map<string, Promise<unknown>>();
  readonly #held = new AsyncLocalStorage<Held>();

  /** @throws Error when the work that holds the lock requests it again, which would never end */
  async run<T>(key: string, work: (hold: LockHold) => Promise<T>): Promise<T> {
    const outer = this.#held.getStore();
    for (let held = outer; held !== undefined; held = held.outer) {
      if (held.key === key && !held.isReleased)
        throw new Error('the work that holds a lock requests it again');
    }
    const before = this.#tails.get(key) ?? Promise.resolve();
    const held: Held = { key, outer, isReleased: false };
    const begin = () => this.#held.run(held, () => work(LOCAL_HOLD));
    const mine = before.then(begin, begin).finally(() => {
      held.isReleased = true;
    });
    const tail = mine.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
