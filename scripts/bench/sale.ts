import { performance } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { productIds } from '../../gateway/testing/guest.ts';
import { Shopper, textAt } from '../../gateway/testing/shopper.ts';
import type { Sandbox } from '../../sandbox/sandbox.ts';
import { startGateway } from '../gateway-under-test.ts';
import { sandboxEnvironment } from '../sandbox-credentials.ts';

const VISITORS = 2_000;
const PAGES = 10;
const MILLISECONDS = 60_000;
const WEBHOOK_SECRET = 'a-webhook-secret-for-the-bench';
const [BEFORE, AFTER] = [1_234.5, 987.65];

/** What one visitor saw. */
interface Visit {
  /** Milliseconds since the sale began. */
  readonly at: number;
  readonly ended: number;
  readonly status: number;
  /** null for a page without either price. */
  readonly price: number | null;
}

interface Product {
  readonly id: string;
  readonly path: string;
}

/** Products without variants and tiers, whose page shows one price. */
async function productsOf(origin: string, { controls }: Sandbox): Promise<Product[]> {
  const shopper = new Shopper(origin);
  const alone = (await productIds(shopper)).filter((id) => {
    const record = controls.product(id);
    return record?.parentId === null && record.children.length === 0 && record.demo.tiers === undefined;
  });
  const query = 'query ($id: ID!) { product(id: $id) { path } }';
  const asked = alone.slice(0, PAGES).map(async (id) => ({
    id,
    path: textAt(await shopper.ask(query, { id }), 'product', 'path'),
  }));
  return Promise.all(asked);
}

/** Drops what was read to find the products. */
async function forget(origin: string): Promise<void> {
  await fetch(`${origin}/cache/purge`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${WEBHOOK_SECRET}` },
    body: JSON.stringify({ tags: ['*'] }),
  });
}

/** Which of the two prices a page shows; amounts are written with a narrow space or apostrophe between thousands. */
function priceIn(html: string): number | null {
  const plain = html.replaceAll(/[’'\s\u00a0\u202f]/g, '');
  if (plain.includes('987.65') || plain.includes('987,65')) return AFTER;
  return plain.includes('1234.50') || plain.includes('1234,50') ? BEFORE : null;
}

/** Rows of a table: who saw which price when, and how often Shopware was asked. */
export async function saleRows(sandbox: Sandbox): Promise<string[][]> {
  const gateway = await startGateway({
    ...sandboxEnvironment(sandbox),
    HOST: '127.0.0.1',
    RATE_LIMIT_PER_MINUTE: '10000000',
    WEBHOOK_SECRET,
  });
  try {
    const origin = gateway.origin.replace('localhost', '127.0.0.1');
    const products = await productsOf(origin, sandbox);
    const setPrices = (price: number) => {
      for (const { id } of products) sandbox.controls.setProduct(id, { price });
    };
    const asked = () =>
      sandbox.controls.requests.entries.filter(({ path }) =>
        products.some(({ id }) => path === `/store-api/product/${id}`),
      ).length;
    if (products.length < PAGES) throw new Error('The demo shop has too few products');
    setPrices(BEFORE);
    await forget(origin);
    const before = asked();
    const started = performance.now();
    const visits = Array.from({ length: VISITORS }, async (_, index): Promise<Visit> => {
      await wait((index / VISITORS) * MILLISECONDS);
      const at = performance.now() - started;
      const page = await fetch(origin + (products[index % PAGES]?.path ?? ''));
      const price = priceIn(await page.text());
      return { at, ended: performance.now() - started, status: page.status, price };
    });
    await wait(MILLISECONDS / 2);
    const untilChange = asked() - before;
    setPrices(AFTER);
    const changedAt = performance.now() - started;
    const payload = products.map(({ id }) => ({
      entity: 'product',
      operation: 'update',
      primaryKey: id,
      updatedFields: ['price', 'updatedAt', 'id'],
    }));
    await fetch(`${origin}/webhook/shopware/${WEBHOOK_SECRET}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ data: { payload, event: 'product.written' } }),
    });
    const toldAt = performance.now() - started;
    const seen = await Promise.all(visits);
    const took = seen.map(({ at, ended }) => ended - at).toSorted((a, b) => a - b);
    const share = (part: number) => (took[Math.floor(took.length * part)] ?? 0).toFixed(1);
    const count = (test: (visit: Visit) => boolean) => String(seen.filter(test).length);
    return [
      ['visitors; not answered with the page', `${seen.length}; ${count(({ status }) => status !== 200)}`],
      ['page in hand after, p50, p99, at most', `${share(0.5)} ms, ${share(0.99)} ms, ${share(0.9999)} ms`],
      [
        'from the change of the prices until Shopware’s webhook was answered',
        `${(toldAt - changedAt).toFixed(1)} ms`,
      ],
      [
        'saw the new price before it was one',
        count(({ ended, price }) => ended < changedAt && price === AFTER),
      ],
      [
        'came within that time and saw the old price',
        count(({ at, price }) => at >= changedAt && at < toldAt && price === BEFORE),
      ],
      ['came later and saw the old price', count(({ at, price }) => at >= toldAt && price === BEFORE)],
      ['saw neither price', count(({ price }) => price === null)],
      [
        'calls for the products, until the change and after it (one a page each)',
        `${untilChange}, ${asked() - before - untilChange}`,
      ],
    ];
  } finally {
    await gateway.stop();
  }
}
