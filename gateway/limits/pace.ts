import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds between two moments at which a paced answer may go out. */
const STEP = 400;

/** The first of the fixed moments that lies after so much work, both in milliseconds. */
export function nextMoment(took: number): number {
  return Math.ceil((took + 1) / STEP) * STEP;
}

/**
 * Waits until the next of fixed moments after a start, so that the time an answer takes does not tell whether Shopware
 * had a password to check.
 * @param started `performance.now()` when the work began
 */
export async function pace(started: number): Promise<void> {
  const took = performance.now() - started;
  await wait(nextMoment(took) - took);
}
