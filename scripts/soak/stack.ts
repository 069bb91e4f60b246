import { startTestRedis, type TestRedis } from '../../gateway/testing/redis.ts';
import { startTcpProxy, type TcpProxy } from '../../gateway/testing/tcp-proxy.ts';
import { startSandbox } from '../../sandbox/sandbox.ts';
import { type GatewayUnderTest, startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';

/** Two gateways with a shared Redis, and a Shopware with an interruptible connection. */
export interface Stack {
  readonly gateways: readonly [GatewayUnderTest, GatewayUnderTest];
  readonly shopware: TcpProxy;
  readonly redis: TestRedis;
  stop(): Promise<void>;
}

/** Starts gateways, Redis and sandbox on this machine. */
export async function startStack(): Promise<Stack> {
  const sandbox = await startSandbox({ port: 0 });
  sandbox.controls.set({ rateLimits: false });
  const redis = await startTestRedis();
  const shopware = await startTcpProxy(Number(new URL(sandbox.url).port));
  const environment = {
    ...sandboxEnvironment(sandbox),
    SHOPWARE_ENDPOINT: `http://127.0.0.1:${shopware.port}`,
    REDIS_URL: redis.url,
    SESSION_SECRETS: 'a-secret-for-a-soak-of-32-characters',
    RATE_LIMIT_PER_MINUTE: '10000000',
    UPSTREAM_TIMEOUT_MS: '2000',
    LOG_LEVEL: 'fatal',
  };
  const gateways = [await startGateway(environment), await startGateway(environment)] as const;
  return {
    gateways,
    shopware,
    redis,
    stop: async () => {
      await Promise.all(gateways.map((gateway) => gateway.stop()));
      await shopware.close();
      await redis.close();
      await sandbox.close();
    },
  };
}
