import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, productId } from '../../../sandbox/shops/derive/ids.ts';
import type { WebBundle } from '../../http/pages/bundle.ts';
import { login, logout } from '../../testing/customer.ts';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

/** CHF 139 gross for the public; by rule CHF 118 gross for restaurants, who see net prices: 118 / 1.081. */
const KNIFE = productId('knife-santoku');
const KNIVES = idOf('category', 'chefs-knives');
const PUBLIC = 'CHF\u00a0139.00';
const SPECIAL_PRICE = 'CHF\u00a0109.16';

const PAGE = `query KnifePage { listing(categoryId: "${KNIVES}", sorting: "price-asc", first: 24) {
  nodes { id price { unitPrice { formatted } taxState } } filters { ... on RangeFilter { min max } } }
  product(id: "${KNIFE}") { price { unitPrice { formatted } taxState } crossSellings { products { id } } } }`;
const SEARCHES = `{ search(term: "santoku") { nodes { id price { unitPrice { formatted } taxState } } }
  suggest(term: "santoku") { products { id price { unitPrice { formatted } taxState } } } }`;
const CARDS = `{ nodes(ids: ["${KNIFE}"]) { ... on Product { id price { unitPrice { formatted } taxState } } } }`;
const HASH = createHash('sha256').update(PAGE).digest('hex');

/** Shows the answer and the price context of each page. */
function bundle(): WebBundle {
  const tiny = tinyBundle();
  return {
    ...tiny,
    documents: { ...tiny.documents, [HASH]: PAGE },
    render: async ({ execute, prices }) => {
      const { data } = await execute({ hash: HASH });
      return { status: 200, html: `<p data-prices="${prices}">${JSON.stringify(data)}</p>`, cacheable: true };
    },
  };
}

let redis: TestRedis;
let gateway: TestGateway;
let replica: Replica;

beforeAll(async () => {
  redis = await startTestRedis();
  gateway = await startTestGateway({ REDIS_URL: redis.url }, { bundle: bundle() });
  replica = await startReplica(gateway, { REDIS_URL: redis.url }, { bundle: bundle() });
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterAll(async () => {
  await replica.close();
  await gateway.close();
  await redis.close();
});

async function business(url = gateway.url): Promise<Shopper> {
  const shopper = new Shopper(url);
  await login(shopper, 'gasthof@example.ch', 'kontor-demo');
  return shopper;
}

const cookieOf = ({ cookies }: Shopper) => [...cookies].map((pair) => pair.join('=')).join('; ');

async function page(shopper: Shopper, url = gateway.url) {
  const answer = await fetch(`${url}/messer/`, { headers: { cookie: cookieOf(shopper) } });
  return { html: await answer.text(), caching: answer.headers.get('cache-control'), answer };
}

async function persisted(shopper: Shopper, url = gateway.url) {
  const extensions = JSON.stringify({ persistedQuery: { version: 1, sha256Hash: HASH } });
  const query = new URLSearchParams({ locale: 'de-DE', currency: 'CHF', extensions });
  return fetch(`${url}/graphql?${query}`, { headers: { cookie: cookieOf(shopper) } });
}

const priceOf = (list: unknown) =>
  (Array.isArray(list) ? list : []).find((product) => at(product, 'id') === KNIFE)?.price;

describe('a customer with special prices', () => {
  test('sees them in listing, product, search, suggestions, cards, by number and in the cart', async () => {
    const shopper = await business();
    const special = { unitPrice: { formatted: SPECIAL_PRICE }, taxState: 'NET' };
    const shown = await shopper.ask(PAGE);
    expect(priceOf(at(shown, 'listing', 'nodes'))).toEqual(special);
    expect(at(shown, 'product', 'price')).toEqual(special);
    const found = await shopper.ask(SEARCHES);
    expect(priceOf(at(found, 'search', 'nodes'))).toEqual(special);
    expect(priceOf(at(found, 'suggest', 'products'))).toEqual(special);
    expect(priceOf((await shopper.ask(CARDS))['nodes'])).toEqual(special);
    const { product } = await shopper.ask(`{ product(id: "${KNIFE}") { number } }`);
    const byNumber = `{ productByNumber(number: "${at(product, 'number')}") { price { unitPrice { formatted } taxState } } }`;
    expect(await shopper.ask(byNumber)).toEqual({ productByNumber: { price: special } });
    await addToCart(shopper, KNIFE);
    expect(
      (await shopper.ask('{ cart { taxState items { unitPrice { formatted } } } }'))['cart'],
    ).toMatchObject({ taxState: 'NET', items: [{ unitPrice: { formatted: SPECIAL_PRICE } }] });
    await shopper.ask('mutation { clearCart { userErrors { code } } }');
  });

  test('gets uncached pages with them, and public ones after a logout', async () => {
    const shopper = await business();
    const special = await page(shopper);
    expect(special.html).toContain(SPECIAL_PRICE);
    expect(special.html).toContain(`data-prices="${shopper.cookies.get('kontor-session')?.slice(2)}"`);
    expect(special.html).not.toContain(PUBLIC);
    expect([special.caching, special.answer.headers.get('etag')]).toEqual(['private, no-store', null]);
    await logout(shopper);
    expect(shopper.cookies.get('kontor-session')).toBe('1');
    const after = await page(shopper);
    expect(after.html).toContain(PUBLIC);
    expect(after.html).toContain('data-prices=""');
    expect((await shopper.ask(PAGE))['product']).toMatchObject({ price: { taxState: 'GROSS' } });
  });
});

describe('special prices never reach others', () => {
  test('in any order, at any gateway, in pages and queries', async () => {
    const visitor = new Shopper(gateway.url);
    for (const isSpecialFirst of [true, false]) {
      await redis.command('FLUSHALL');
      for (const { app } of [gateway, replica]) app.cache.invalidate(['*']);
      const special = await business();
      for (const isSpecial of [isSpecialFirst, !isSpecialFirst, isSpecialFirst]) {
        const [price, wrong] = isSpecial ? [SPECIAL_PRICE, PUBLIC] : [PUBLIC, SPECIAL_PRICE];
        const shopper = isSpecial ? special : visitor;
        for (const { url } of [gateway, replica]) {
          const answer = JSON.stringify(await shopper.movedTo(url).ask(PAGE));
          for (const text of [(await page(shopper, url)).html, answer]) {
            expect(text).toContain(price);
            expect(text).not.toContain(wrong);
          }
        }
      }
    }
  });

  test('because a persisted GET is always public', async () => {
    const shopper = await business();
    for (const who of [shopper, new Shopper(gateway.url), shopper]) {
      const answer = await persisted(who);
      const text = await answer.text();
      expect(answer.headers.get('cache-control')).toMatch(/^public/);
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(text).toContain(PUBLIC);
      expect(text).not.toContain(SPECIAL_PRICE);
    }
  });

  test('because a POST of such a customer is never cached', async () => {
    const { headers } = await (await business()).send(PAGE);
    expect(headers.get('cache-control')).toBe('private, no-store');
    expect(headers.get('etag')).toBeNull();
  });
});

test('a shop with net prices says so to all, and its customers share the public ones', async () => {
  const net = await startTestGateway({}, { bundle: bundle() });
  net.sandbox.controls.set({ netShop: true });
  const shopper = new Shopper(net.url);
  expect((await shopper.ask(PAGE))['product']).toMatchObject({
    price: { taxState: 'NET', unitPrice: { formatted: 'CHF\u00a0128.58' } },
  });
  expect((await shopper.ask('{ session { taxState } }'))['session']).toEqual({ taxState: 'NET' });
  await login(shopper, 'anna@example.ch', 'kontor-demo');
  expect(shopper.cookies.get('kontor-session')).toBe('1');
  await net.close();
});

test('prices are without tax for delivery to a tax-free country', async () => {
  gateway.sandbox.controls.set({ taxFreeAbroad: true });
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, KNIFE);
  const { countries } = await shopper.ask('{ countries { id isoCode } }');
  const german = (countries as { id: string; isoCode: string }[]).find(({ isoCode }) => isoCode === 'DE');
  await shopper.ask(
    'mutation ($id: ID!) { updateSession(input: { countryId: $id }) { userErrors { code } } }',
    { id: german?.id ?? '' },
  );
  expect((await shopper.ask(PAGE))['product']).toMatchObject({
    price: { taxState: 'TAX_FREE', unitPrice: { formatted: 'CHF\u00a0128.58' } },
  });
  expect((await new Shopper(gateway.url).ask(PAGE))['product']).toMatchObject({
    price: { taxState: 'GROSS' },
  });
});

test('an expired session gets public prices, in pages too', async () => {
  const shopper = await business();
  gateway.sandbox.controls.expireSessions({ email: 'gasthof@example.ch' });
  const { html, answer } = await page(shopper);
  expect(html).toContain(PUBLIC);
  const marker = answer.headers.getSetCookie().find((line) => line.startsWith('kontor-session='));
  expect(marker).toMatch(/^kontor-session=1;/);
});
