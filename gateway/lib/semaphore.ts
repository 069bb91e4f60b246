/** Lets so many calls go at a time; a bounded number waits, first come, first served. */
export class Semaphore {
  readonly #limit: number;
  readonly #maxQueue: number;
  readonly #queue: (() => void)[] = [];
  #running = 0;

  /**
   * @param limit calls at a time
   * @param maxQueue calls that may wait
   */
  constructor(limit: number, maxQueue: number) {
    this.#limit = limit;
    this.#maxQueue = maxQueue;
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Waits for a place; null at once when the line is full. Whoever gets one must leave it by calling the answer. */
  acquire(): Promise<() => void> | null {
    if (this.#running < this.#limit) {
      this.#running++;
      return Promise.resolve(this.#release());
    }
    if (this.#queue.length >= this.#maxQueue) return null;
    return new Promise((resolve) => this.#queue.push(() => resolve(this.#release())));
  }

  /** A way out that can be used once; the place goes to the next in line. */
  #release(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#queue.shift();
      if (next) next();
      else this.#running--;
    };
  }
}
