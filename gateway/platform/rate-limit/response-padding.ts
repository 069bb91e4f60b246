import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds after which a refusal goes out at the earliest. */
const FLOOR_MS = 1_000;
/** How much later than the slowest check of late a refusal goes out. */
const MARGIN_FACTOR = 1.25;
/** Steps in milliseconds, so that small changes of the slowest check do not show. */
const STEP_MS = 250;
/** Checks that are remembered. */
const MAX_SAMPLES = 50;

/**
 * Lets refusals go out at one moment after their request, later than the slowest check of late took, so that the time does
 * not tell whether Shopware had a password to check.
 */
export class ResponsePadding {
  readonly #took: number[] = [];

  /** Milliseconds after its beginning at which a refusal goes out. */
  get dueMs(): number {
    const slowest = Math.max(0, ...this.#took);
    return Math.max(FLOOR_MS, Math.ceil((slowest * MARGIN_FACTOR) / STEP_MS) * STEP_MS);
  }

  /** Notes how long a check took, whatever came of it. */
  observe(tookMs: number): void {
    this.#took.push(tookMs);
    if (this.#took.length > MAX_SAMPLES) this.#took.shift();
  }

  /**
   * Notes how long a check took that came to nothing, and waits until its answer may go out.
   * @param started `performance.now()` when it began
   */
  async pad(started: number): Promise<void> {
    const took = performance.now() - started;
    this.observe(took);
    await wait(this.dueMs - took);
  }
}
