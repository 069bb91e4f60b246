/** Answers of several processes to one question, of those that answer in time. */
export class Collection {
  readonly texts: Promise<readonly string[]>;
  readonly #waiting: Set<number>;
  readonly #told: string[] = [];
  readonly #timer: NodeJS.Timeout;
  #resolve: (texts: readonly string[]) => void = () => undefined;

  /** @param timeout milliseconds */
  constructor(ids: readonly number[], timeout: number) {
    this.#waiting = new Set(ids);
    this.texts = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#timer = setTimeout(() => this.#end(), timeout);
    this.#endWhenComplete();
  }

  add(id: number, text: string): void {
    if (!this.#waiting.delete(id)) return;
    this.#told.push(text);
    this.#endWhenComplete();
  }

  /** Waits no longer for one that has ended. */
  without(id: number): void {
    this.#waiting.delete(id);
    this.#endWhenComplete();
  }

  #endWhenComplete(): void {
    if (this.#waiting.size === 0) this.#end();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#resolve(this.#told);
  }
}
