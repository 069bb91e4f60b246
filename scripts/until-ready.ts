import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';

const PAUSE_MS = 250;

/**
 * Waits until a gateway or a sandbox is ready. There is no time limit, because a start takes minutes on a busy machine.
 * @param server its process
 * @param path that returns 200 once it is ready
 * @throws Error if the process ends first
 */
export async function untilReady(
  origin: string,
  server: ChildProcess,
  path = '/health/ready',
): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    const answer = await fetch(origin + path).catch(() => undefined);
    if (answer?.ok) return;
    await delay(PAUSE_MS);
  }
  throw new Error(`The server at ${origin} ended before it was ready`);
}
