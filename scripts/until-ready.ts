import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Waits until a gateway is ready.
 * @param isRunning whether its process is running
 * @throws Error if the process exits or is not ready in time
 */
export async function untilReady(origin: string, seconds: number, isRunning: () => boolean): Promise<void> {
  for (let waited = 0; waited < seconds * 1_000 && isRunning(); waited += PAUSE_MS) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`${origin} was not ready within ${seconds} s`);
}
