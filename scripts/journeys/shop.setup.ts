import { createServer } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { TestProject } from 'vitest/node';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { startNode, stop } from '../process.ts';
import { SANDBOX_CREDENTIALS } from '../sandbox-credentials.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the gateway that the journeys walk through. */
    journeyOrigin: string;
  }
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (typeof address !== 'object' || address === null) throw new Error('no port was bound');
  return address.port;
}

async function ready(origin: string): Promise<void> {
  for (let attempt = 0; attempt < 120; attempt++) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => undefined);
    if (answer?.ok) return;
    await delay(250);
  }
  throw new Error(`${origin} was not ready within 30 s`);
}

/** Starts a gateway in front of the Shopware of the environment, or of the sandbox when none is named. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const sandbox = process.env['SHOPWARE_ENDPOINT'] ? undefined : await startSandbox({ port: 0 });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const gateway = startNode('gateway/main.ts', {
    ...(sandbox ? { SHOPWARE_ENDPOINT: sandbox.url, ...SANDBOX_CREDENTIALS } : {}),
    PORT: String(port),
    LOG_LEVEL: process.env['LOG_LEVEL'] ?? 'error',
  });
  await ready(origin);
  project.provide('journeyOrigin', origin);
  return async () => {
    await stop(gateway);
    await sandbox?.close();
  };
}
