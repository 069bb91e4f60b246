import { setTimeout as wait } from 'node:timers/promises';

/** Minimum delay of a refusal. */
const FLOOR_MS = 1_000;
/** Safety factor over the slowest recent check. */
const MARGIN_FACTOR = 1.25;
/** Rounding step that hides small changes of the slowest check. */
const STEP_MS = 250;
const MAX_SAMPLES = 50;

/** Pads refusals to a common response time, so that timing does not reveal whether an account exists. */
export class ResponsePadding {
  readonly #took: number[] = [];

  get dueMs(): number {
    const slowest = Math.max(0, ...this.#took);
    return Math.max(FLOOR_MS, Math.ceil((slowest * MARGIN_FACTOR) / STEP_MS) * STEP_MS);
  }

  observe(tookMs: number): void {
    this.#took.push(tookMs);
    if (this.#took.length > MAX_SAMPLES) this.#took.shift();
  }

  /** Records a check that failed, begun at `started` (`performance.now()`), and waits until its response may be sent. */
  async pad(started: number): Promise<void> {
    const took = performance.now() - started;
    this.observe(took);
    await wait(this.dueMs - took);
  }
}
