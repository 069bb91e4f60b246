import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 100;
const PATIENCE_MS = 30_000;

/**
 * Waits until a server answers at all.
 * @param running whether its process still lives
 * @throws Error when the process ends, or does not answer within 30 s
 */
export async function untilAnswers(origin: string, running: () => boolean): Promise<void> {
  for (let waited = 0; waited < PATIENCE_MS && running(); waited += PAUSE_MS) {
    if ((await fetch(origin).catch(() => undefined)) !== undefined) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`${origin} did not answer within ${PATIENCE_MS / 1_000} s`);
}
