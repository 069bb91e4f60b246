/** Lets the calls of one session run one after another. */
export interface SessionLock {
  /** Runs `work` when all that was asked before it under the same key has ended. */
  run<T>(key: string, work: () => Promise<T>): Promise<T>;
}

/** The lock of a single process: first come, first served. */
export class MemorySessionLock implements SessionLock {
  readonly #tails = new Map<string, Promise<unknown>>();

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    const before = this.#tails.get(key) ?? Promise.resolve();
    const mine = before.then(work, work);
    const tail = mine.catch(() => undefined);
    this.#tails.set(key, tail);
    try {
      return await mine;
    } finally {
      if (this.#tails.get(key) === tail) this.#tails.delete(key);
    }
  }
}
