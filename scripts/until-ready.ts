import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Waits until a gateway is ready. There is no time limit, because a start takes minutes on a busy machine.
 * @param gateway its process
 * @throws Error if the process ends first
 */
export async function untilReady(origin: string, gateway: ChildProcess): Promise<void> {
  while (gateway.exitCode === null && gateway.signalCode === null) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`The gateway at ${origin} ended before it was ready`);
}
