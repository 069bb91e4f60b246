import type { ChildProcess } from 'node:child_process';
import { freePort } from '../gateway/testing/free-port.ts';
import { type NodeOptions, startNode, stop, untilReady } from './process.ts';

/** A gateway in a separate process. */
export interface GatewayUnderTest {
  /** Without a trailing slash. */
  readonly origin: string;
  readonly process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts `gateway/main.ts` on PORT or a free one, and waits until it is ready.
 * @throws Error if it ends first
 */
export async function startGateway(
  environment: NodeJS.ProcessEnv,
  options: NodeOptions = {},
): Promise<GatewayUnderTest> {
  const port = environment['PORT'] ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const child = startNode('gateway/main.ts', { LOG_LEVEL: 'error', PORT: port, ...environment }, options);
  try {
    await untilReady(origin, child);
  } catch (error) {
    await stop(child);
    throw error;
  }
  return { origin, process: child, stop: () => stop(child) };
}
