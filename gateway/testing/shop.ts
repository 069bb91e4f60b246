import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import type { Dependencies } from '../app.ts';
import { type Replica, startReplica } from './gateway.ts';
import { startTestRedis, type TestRedis } from './redis.ts';
import { restoreAfterEachTest } from './restore.ts';
import { startUpstreamProxy, type UpstreamProxy } from './upstream-proxy.ts';

/** Several gateways of one shop in this process, with a shared Redis and the sandbox. */
export interface TestShop {
  readonly gateways: readonly Replica[];
  readonly redis: TestRedis;
  readonly upstream: UpstreamProxy;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

/** Starts all of them on free ports, with an empty database and an empty Redis. */
export async function startTestShop(
  count: number,
  environment: Readonly<Record<string, string>> = {},
  dependencies: Dependencies = { bundle: null },
): Promise<TestShop> {
  const [sandbox, redis] = await Promise.all([startSandbox({ port: 0 }), startTestRedis()]);
  const upstream = await startUpstreamProxy(sandbox.url);
  const forget = restoreAfterEachTest(() => sandbox.controls.snapshot());
  const gateways = await Promise.all(
    Array.from({ length: count }, () =>
      startReplica({ upstream }, { REDIS_URL: redis.url, ...environment }, dependencies),
    ),
  );
  return {
    gateways,
    redis,
    upstream,
    sandbox,
    close: async () => {
      forget();
      await Promise.all(gateways.map((gateway) => gateway.close()));
      await upstream.close();
      await sandbox.close();
      await redis.close();
    },
  };
}
