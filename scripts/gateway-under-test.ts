import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import { startNode, stop } from './process.ts';

/** A gateway in a process of its own. */
export interface GatewayUnderTest {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts `gateway/main.ts` on a free port and waits until it is ready.
 * @throws Error when it is not ready within 30 s
 */
export async function startGateway(environment: NodeJS.ProcessEnv): Promise<GatewayUnderTest> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const child = startNode('gateway/main.ts', { LOG_LEVEL: 'error', PORT: String(port), ...environment });
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return { origin, process: child, stop: () => stop(child) };
    if (child.exitCode !== null) break;
    await delay(250);
  }
  await stop(child);
  throw new Error('the gateway was not ready within 30 s');
}
