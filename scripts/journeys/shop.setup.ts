import { randomBytes } from 'node:crypto';
import type { TestProject } from 'vitest/node';
import { startTestRedis } from '../../gateway/testing/redis.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { ensureBuilt } from '../build-state.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';
import { ensure, REDIS } from '../tools.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the first gateway. */
    journeyOrigin: string;
    /** Origin of a second gateway with the same Redis. */
    otherOrigin: string;
  }
}

/** Starts two gateways for the Shopware in the environment, or for the sandbox. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  ensure([REDIS]);
  await ensureBuilt();
  const sandbox = process.env['SHOPWARE_ENDPOINT'] ? undefined : await startSandbox({ port: 0 });
  const redis = await startTestRedis();
  const environment = {
    ...(sandbox ? sandboxEnvironment(sandbox) : {}),
    REDIS_URL: redis.url,
    SESSION_SECRETS: randomBytes(32).toString('hex'),
  };
  const gateways = await Promise.all([startGateway(environment), startGateway(environment)]);
  project.provide('journeyOrigin', gateways[0].origin);
  project.provide('otherOrigin', gateways[1].origin);
  return async () => {
    await Promise.all(gateways.map((gateway) => gateway.stop()));
    await redis.close();
    await sandbox?.close();
  };
}
