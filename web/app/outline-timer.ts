/** A page change that takes longer shows a skeleton; before that a progress line. */
const OUTLINE_AFTER_MS = 400;

/** Shows the skeleton of a page that loads slowly. */
export class OutlineTimer {
  #timer = 0;
  #hide: (() => void) | undefined;

  /** Replaces a previous wait, and its skeleton once this one is shown. */
  start(url: URL, label: string): void {
    clearTimeout(this.#timer);
    const timer = window.setTimeout(() => {
      // The screen stays if code is missing.
      import('./page-outline.ts').then(
        ({ showOutline }) => {
          if (timer !== this.#timer) return;
          this.#hide?.();
          this.#hide = showOutline(url, label);
        },
        () => undefined,
      );
    }, OUTLINE_AFTER_MS);
    this.#timer = timer;
  }

  /** Restores the previous screen. @returns whether the skeleton was shown */
  end(): boolean {
    clearTimeout(this.#timer);
    this.#timer = 0;
    const isShown = this.#hide !== undefined;
    this.#hide?.();
    this.#hide = undefined;
    return isShown;
  }
}
