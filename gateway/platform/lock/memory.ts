import { LOCAL_HOLD, type LockHold, type SessionLock } from './session-lock.ts';

/** FIFO lock of a single process. */
export class MemorySessionLock implements SessionLock {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: (hold: LockHold) => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const begin = () => work(LOCAL_HOLD);
    const mine = before.then(begin, begin);
    const tail = mine.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
