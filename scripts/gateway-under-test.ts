import { freePort } from '../gateway/testing/free-port.ts';
import { type NodeOptions, startNode, stop, untilReady } from './process.ts';

/** A gateway in a separate process; `origin` has no trailing slash. */
export type GatewayUnderTest = Awaited<ReturnType<typeof startGateway>>;

/**
 * Starts `gateway/main.ts` on PORT or a free one, and waits until it is ready.
 * @throws Error if it ends first
 */
export async function startGateway(environment: NodeJS.ProcessEnv, options: NodeOptions = {}) {
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
