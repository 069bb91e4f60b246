/** Lets so many calls go at a time; a bounded number waits, first come, first served. */
export class Gate {
  readonly #most: number;
  readonly #longest: number;
  readonly #line: (() => void)[] = [];
  #running = 0;

  /**
   * @param most calls at a time
   * @param longest calls that may wait
   */
  constructor(most: number, longest: number) {
    this.#most = most;
    this.#longest = longest;
  }

  /** Calls under way. */
  get running(): number {
    return this.#running;
  }

  /** Calls that wait. */
  get waiting(): number {
    return this.#line.length;
  }

  /** Waits for a place; null at once when the line is full. Whoever gets one must leave it by calling the answer. */
  enter(): Promise<() => void> | null {
    if (this.#running < this.#most) {
      this.#running++;
      return Promise.resolve(this.#leave());
    }
    if (this.#line.length >= this.#longest) return null;
    return new Promise((resolve) => this.#line.push(() => resolve(this.#leave())));
  }

  /** A way out that can be used once; the place goes to the next in line. */
  #leave(): () => void {
    let left = false;
    return () => {
      if (left) return;
      left = true;
      const next = this.#line.shift();
      if (next) next();
      else this.#running--;
    };
  }
}
