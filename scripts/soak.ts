import { setTimeout as wait } from 'node:timers/promises';
import autocannon from 'autocannon';
import { buyableProduct } from '../gateway/testing/guest.ts';
import { startTestRedis } from '../gateway/testing/redis.ts';
import { at, Shopper } from '../gateway/testing/shopper.ts';
import { startTcpProxy } from '../gateway/testing/tcp-proxy.ts';
import { startSandbox } from '../sandbox/sandbox.ts';
import { ensureBuilt } from './build-state.ts';
import { startGateway } from './gateway-under-test.ts';
import { sandboxEnvironment } from './sandbox-credentials.ts';
import { ensure, REDIS } from './tools.ts';

/**
 * `npm run soak [minutes]`: runs two gateways, Redis and the sandbox under load for 10 minutes by default, then 10,000
 * writes while connections to Shopware are reset. Exits with 1 if an assertion fails.
 */
const minutes = Number(process.argv[2] ?? 10);
/** Of each gateway. */
const PAGES_PER_S = 80;
const WRITERS = 20;
const CARTS = 1_000;
/** Below every stock limit. */
const ADDS_PER_CART = 10;
const PAGES = [
  '/',
  '/fr/',
  '/en/',
  '/kochen/',
  '/kochen/toepfe-und-kasserollen/',
  '/rezepte/',
  '/schneiden/',
].map((path) => ({ path }));
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';

await ensureBuilt();
ensure([REDIS]);
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
const originOf = (turn: number): string => gateways[turn % 2 === 0 ? 0 : 1].origin;
const product = await buyableProduct(new Shopper(originOf(0)));

function report(label: string, value: string, holds: boolean): void {
  console.log(`${holds ? 'ok  ' : 'FAIL'} ${label.padEnd(48)} ${value}`);
  if (!holds) process.exitCode = 1;
}

/** Memory in MB and open handles of a gateway. */
async function measure(): Promise<{ memory: number; handles: number }> {
  const text = await (await fetch(`${originOf(0)}/metrics`)).text();
  const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1] ?? Number.NaN);
  return {
    memory: value('process_resident_memory_bytes') / 2 ** 20,
    handles: value('nodejs_active_resources_total'),
  };
}

const mean = (numbers: readonly number[]): number =>
  numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);

/** Page views of a few visitors. Memory and handles must stay flat. */
async function soak(): Promise<void> {
  const measured: Awaited<ReturnType<typeof measure>>[] = [];
  const watch = setInterval(() => void measure().then((one) => measured.push(one)), 10_000);
  const load = { requests: PAGES, duration: minutes * 60, overallRate: PAGES_PER_S };
  const results = await Promise.all(gateways.map(({ origin }) => autocannon({ url: origin, ...load })));
  clearInterval(watch);
  const total = (count: (result: autocannon.Result) => number) =>
    results.reduce((sum, result) => sum + count(result), 0);
  const [requests, errors] = [total((one) => one.requests.total), total((one) => one.errors + one.non2xx)];
  const third = Math.floor(measured.length / 3);
  const [middle, last] = [measured.slice(third, 2 * third), measured.slice(2 * third)];
  report('requests without an error', `${requests} (${errors} errors)`, errors === 0);
  for (const [name, growth] of [['memory', 1.1] as const, ['handles', 1.5] as const]) {
    const [before, after] = [middle, last].map((part) => mean(part.map((one) => one[name])));
    const holds = before !== undefined && after !== undefined && after < before * growth;
    report(`${name} in the second and last third`, `${before?.toFixed(0)}, ${after?.toFixed(0)}`, holds);
  }
}

/** Repeats a call with the same key until its outcome is known. @throws Error after a minute */
async function untilKnown<T>(call: () => Promise<T | undefined>): Promise<T> {
  for (let attempt = 0; attempt < 600; attempt++) {
    const outcome = await call().catch(() => undefined);
    if (outcome !== undefined) return outcome;
    await wait(100);
  }
  throw new Error('The outcome of a call is unknown after a minute');
}

/** Adds items while connections are reset. Each cart must match the reported results. */
async function writeWhileReset(): Promise<void> {
  const carts = Array.from({ length: CARTS }, (_, number) => number).values();
  let wrong = 0;
  let isRunning = true;
  const fillCarts = async () => {
    for (const number of carts) {
      const shopper = new Shopper(originOf(number));
      let added = 0;
      for (let index = 0; index < ADDS_PER_CART; index++) {
        const input = { items: [{ productId: product }], idempotencyKey: `reset-${number}-${index}` };
        const errors = await untilKnown(async () => {
          const answer = await shopper.send(ADD, { input });
          return answer.errors === undefined ? at(answer.data, 'addToCart', 'userErrors') : undefined;
        });
        if (at(errors, 0) === undefined) added++;
      }
      const count = await untilKnown(async () => {
        const { cart } = await shopper.ask('{ cart { totalQuantity } }');
        return at(cart, 'totalQuantity');
      });
      if (count !== added) wrong++;
    }
  };
  const reset = async () => {
    while (isRunning) {
      await shopware.set('reset');
      await wait(30);
      await shopware.set(null);
      await wait(120);
    }
  };
  const resetting = reset();
  await Promise.all(Array.from({ length: WRITERS }, fillCarts));
  isRunning = false;
  await resetting;
  report('carts that match the reported adds', `${CARTS - wrong} of ${CARTS}`, wrong === 0);
}

try {
  await soak();
  await writeWhileReset();
} finally {
  await Promise.all(gateways.map((gateway) => gateway.stop()));
  await shopware.close();
  await redis.close();
  await sandbox.close();
}
