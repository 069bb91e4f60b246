import { freePort } from '../../../gateway/testing/free-port.ts';
import { type GatewayUnderTest, startGateway } from '../../gateway-under-test.ts';
import { startNode, stop } from '../../process.ts';
import { SANDBOX_CREDENTIALS } from '../../sandbox-credentials.ts';
import { countOf } from './store.ts';
import type { Extent } from './traffic.ts';
import { untilAnswers } from './until-answers.ts';

/** Milliseconds that every answer of the shop takes, as of a Shopware on a machine of its own. */
export const LATENCY_MS = 40;
const OPERATOR = 'a-secret-of-the-bench-of-some-length';

/** A gateway before a shop of so many products, each in a process of its own. */
export interface LargeShop {
  /** How many of each Shopware lists. */
  readonly extent: Extent;
  readonly gateway: GatewayUnderTest;
  readonly shopware: string;
  /** Has the gateway forget all that it cached. */
  purge(): Promise<void>;
  stop(): Promise<void>;
}

/** @param generated products that are generated around the demo shop */
export async function startLargeShop(generated: number): Promise<LargeShop> {
  const port = String(await freePort());
  const shopware = `http://127.0.0.1:${port}`;
  const upstream = startNode('sandbox/main.ts', {
    SANDBOX_PORT: port,
    SANDBOX_FILE: ':memory:',
    SANDBOX_PRODUCTS: String(generated),
    SANDBOX_LATENCY_MS: String(LATENCY_MS),
  });
  try {
    await untilAnswers(shopware, () => upstream.exitCode === null);
    const gateway = await startGateway({
      ...SANDBOX_CREDENTIALS,
      SHOPWARE_ENDPOINT: shopware,
      RATE_LIMIT_PER_MINUTE: '10000000',
      WEBHOOK_SECRET: OPERATOR,
    });
    const [products, categories] = await Promise.all([
      countOf(shopware, 'product'),
      countOf(shopware, 'category'),
    ]);
    return {
      extent: { products, categories },
      gateway,
      shopware,
      purge: async () => {
        const headers = { 'content-type': 'application/json', authorization: `Bearer ${OPERATOR}` };
        const body = JSON.stringify({ tags: ['*'] });
        await fetch(`${gateway.origin}/cache/purge`, { method: 'POST', headers, body });
      },
      stop: async () => {
        await gateway.stop();
        await stop(upstream);
      },
    };
  } catch (error) {
    await stop(upstream);
    throw error;
  }
}
