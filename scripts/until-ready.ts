import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Waits until a gateway says that it is ready.
 * @param running whether its process still lives
 * @throws Error when the process ends, or is not ready within so many seconds
 */
export async function untilReady(origin: string, seconds: number, running: () => boolean): Promise<void> {
  for (let waited = 0; waited < seconds * 1_000 && running(); waited += PAUSE_MS) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`${origin} was not ready within ${seconds} s`);
}
