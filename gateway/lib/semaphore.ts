/** Limits parallel calls; a bounded number waits in FIFO order. */
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

  /** Waits for a slot; null if the queue is full. The caller must call the returned function to release it. */
  acquire(): Promise<() => void> | null {
    if (this.#running < this.#limit) {
      this.#running++;
      return Promise.resolve(this.#release());
    }
    if (this.#queue.length >= this.#maxQueue) return null;
    return new Promise((resolve) => this.#queue.push(() => resolve(this.#release())));
  }

  /** Releases a slot once, to the next in the queue. */
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
