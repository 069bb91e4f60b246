import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type Sandbox, startSandbox } from '../../sandbox/sandbox.ts';
import type { DemoShop } from '../../sandbox/shops/load.ts';
import type { Dependencies } from '../app.ts';
import { buildGateway } from '../channels.ts';
import { readConfigurations } from '../config/channels.ts';
import { restoreAfterEachTest } from './restore.ts';
import { startUpstreamProxy, type UpstreamProxy } from './upstream-proxy.ts';

/** A gateway under test, a recording proxy, and the sandbox. */
export interface TestGateway {
  readonly url: string;
  readonly app: FastifyInstance;
  readonly upstream: UpstreamProxy;
  readonly sandbox: Sandbox;
  close(): Promise<void>;
}

export const ACCESS_TOKEN = 'SWSCKONTORSANDBOXDEMOSHOP0';

/** Another gateway in front of the same Shopware. */
export type Replica = Pick<TestGateway, 'url' | 'app' | 'close'>;

/**
 * Starts all three on free ports, with an empty database.
 * @param demo instead of the demo shop of the process
 */
export async function startTestGateway(
  environment: Readonly<Record<string, string>> = {},
  dependencies: Dependencies = { bundle: null },
  demo?: DemoShop,
): Promise<TestGateway> {
  const sandbox = await startSandbox({ port: 0, ...(demo && { demo }) });
  const upstream = await startUpstreamProxy(sandbox.url);
  const forget = restoreAfterEachTest(() => sandbox.controls.snapshot());
  const gateway = await startReplica({ upstream }, environment, dependencies);
  return {
    ...gateway,
    upstream,
    sandbox,
    close: async () => {
      forget();
      await gateway.close();
      await upstream.close();
      await sandbox.close();
    },
  };
}

/**
 * Starts a gateway for the tests of the file or `describe` block, and closes it after them. Injected faults end with each
 * test.
 */
export function testGateway(...options: Parameters<typeof startTestGateway>): TestGateway {
  let gateway: TestGateway | undefined;
  const started = (): TestGateway => {
    if (gateway === undefined) throw new Error('The gateway is not started before the hooks of the test');
    return gateway;
  };
  beforeAll(async () => {
    gateway = await startTestGateway(...options);
  });
  afterEach(() => {
    started().upstream.fault = null;
  });
  afterAll(() => gateway?.close());
  return {
    get url() {
      return started().url;
    },
    get app() {
      return started().app;
    },
    get upstream() {
      return started().upstream;
    },
    get sandbox() {
      return started().sandbox;
    },
    close: () => started().close(),
  };
}

/** Starts another gateway in front of the same Shopware. */
export async function startReplica(
  { upstream }: { readonly upstream: Pick<UpstreamProxy, 'url'> },
  environment: Readonly<Record<string, string>> = {},
  dependencies: Dependencies = { bundle: null },
): Promise<Replica> {
  const configurations = readConfigurations({
    HOST: '127.0.0.1',
    PORT: '0',
    PUBLIC_URL: 'http://localhost:3000',
    SHOPWARE_ENDPOINT: upstream.url,
    SHOPWARE_ACCESS_TOKEN: ACCESS_TOKEN,
    SHOPWARE_ADMIN_CLIENT_ID: 'SWIAKONTORSANDBOXDEMOSHOP0',
    SHOPWARE_ADMIN_CLIENT_SECRET: 'sandbox-secret',
    SESSION_SECRETS: 'a-secret-for-tests-of-32-characters',
    LOG_LEVEL: 'silent',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ATTEMPTS_PER_MINUTE: '1000000',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    // Long enough for a busy machine; tests of timeouts set their own.
    UPSTREAM_TIMEOUT_MS: '15000',
    REDIS_TIMEOUT_MS: '2000',
    ...environment,
  });
  const app = await buildGateway(configurations, dependencies);
  const url = await app.listen({ host: '127.0.0.1', port: configurations[0].port });
  return {
    url,
    app,
    close: async () => {
      await app.close();
    },
  };
}
