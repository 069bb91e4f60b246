import { execFileSync } from 'node:child_process';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const nodes: TestRedis[] = [];
let first: TestGateway;
let second: Replica;
let product: string;

beforeAll(async () => {
  const REDIS_URL = await startCluster();
  first = await startTestGateway({ REDIS_URL, WEBHOOK_SECRET });
  second = await startReplica(first, { REDIS_URL, WEBHOOK_SECRET });
  product = await buyableProduct(new Shopper(first.url));
});
afterAll(async () => {
  await second.close();
  await first.close();
  for (const node of nodes) await node.close();
});

/** Starts a cluster of three nodes without replicas; returns its `REDIS_URL`. */
async function startCluster(): Promise<string> {
  const addresses: string[] = [];
  while (nodes.length < 3) {
    // The default port of the bus is in the range of outgoing connections.
    const bus = String(await freePort());
    const node = await startTestRedis('--cluster-enabled', 'yes', '--cluster-port', bus);
    nodes.push(node);
    addresses.push(`127.0.0.1:${node.port}@${bus}`);
  }
  execFileSync('redis-cli', ['--cluster', 'create', ...addresses, '--cluster-yes'], { stdio: 'ignore' });
  for (const node of nodes)
    while (!String(await node.command('CLUSTER', 'INFO')).includes('cluster_state:ok')) await wait(50);
  return nodes.map(({ url }) => url).join(',');
}

describe('two gateways on a cluster', () => {
  test('keep all adds of one session', async () => {
    const shopper = new Shopper(first.url);
    await addToCart(shopper, product);
    const moved = shopper.movedTo(second.url);
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => addToCart(index % 2 ? shopper : moved, product)),
    );
    expect(at(await moved.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(41);
  });

  test('place one order from two parallel requests', async () => {
    const shopper = new Shopper(first.url);
    await addToCart(shopper, product);
    await identify(shopper);
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const both = [shopper, shopper.movedTo(second.url)].map(async (who) => {
      // A rejected order may be retried.
      for (;;) {
        const answer = await placeOrder(who, 'ordered-on-a-cluster', hash).catch(String);
        if (!String(answer).includes('NOT_SENT_RETRY')) return answer;
      }
    });
    const [one, two] = await Promise.all(both);
    expect(textAt(one, 'order', 'number')).toBe(textAt(two, 'order', 'number'));
  });

  test('both drop an entry before the purge is answered', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id } }';
    const shown = () =>
      Promise.all(
        [first.url, second.url].map(
          async (url) => at(await new Shopper(url).ask(query, { id: product }), 'product') !== null,
        ),
      );
    expect(await shown()).toEqual([true, true]);
    first.sandbox.controls.setProduct(product, { active: false });
    const answer = await purge(second.url, [`product:${product}`]);
    expect(await answer.json()).toMatchObject({ everywhere: true });
    expect(await shown()).toEqual([false, false]);
    first.sandbox.controls.setProduct(product, { active: true });
  });
});
