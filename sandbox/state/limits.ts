/** Seconds between attempts, from a number of attempts on. */
export interface LimitStep {
  readonly attempts: number;
  readonly seconds: number;
}

const DAY_MS = 86_400_000;

/** Shopware's `time_backoff`: the wait grows with the attempts. */
export class Limits {
  readonly #attempts = new Map<string, { readonly count: number; readonly last: number }>();

  /** Counts an attempt. Returns the seconds to wait, or 0. */
  take(key: string, steps: readonly LimitStep[], now = Date.now()): number {
    const before = this.#attempts.get(key);
    const { count, last } =
      before === undefined || now - before.last > DAY_MS ? { count: 0, last: 0 } : before;
    const step = steps.findLast(({ attempts }) => count >= attempts);
    const left = step === undefined ? 0 : last + step.seconds * 1000 - now;
    if (left > 0) return Math.ceil(left / 1000);
    this.#attempts.set(key, { count: count + 1, last: now });
    return 0;
  }

  /** Shopware does so after a success. */
  reset(key: string): void {
    this.#attempts.delete(key);
  }

  clear(): void {
    this.#attempts.clear();
  }
}
