/** `beat`: nothing happened for so long; `complete`: there is nothing more to tell; `cut`: come again for more. */
type Turn = 'changed' | 'beat' | 'complete' | 'cut';

/** What one stream is to do next. However often something changes before it gets to it, that is one change. */
export class LiveStream {
  #changed = false;
  #end: 'complete' | 'cut' | null = null;
  #wake: (() => void) | null = null;
  #cut: (() => void) | null = null;

  change(): void {
    this.#changed = true;
    this.#wake?.();
  }

  /** Ends it; the first word counts. */
  end(how: 'complete' | 'cut'): void {
    if (this.#end !== null) return;
    this.#end = how;
    this.#wake?.();
    if (how === 'cut') this.#cut?.();
  }

  /** Calls back when it is cut. */
  onCut(callback: () => void): void {
    this.#cut = callback;
    if (this.#end === 'cut') callback();
  }

  /** @param beatMs milliseconds after which nothing is something to tell */
  async next(beatMs: number): Promise<Turn> {
    if (!this.#isDue()) await this.#sleep(beatMs);
    if (this.#end !== null) return this.#end;
    if (!this.#changed) return 'beat';
    this.#changed = false;
    return 'changed';
  }

  #isDue(): boolean {
    return this.#changed || this.#end !== null;
  }

  async #sleep(ms: number): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>();
    const timer = setTimeout(resolve, ms);
    this.#wake = resolve;
    await promise;
    clearTimeout(timer);
    this.#wake = null;
  }
}
