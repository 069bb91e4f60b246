import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idOf, productId } from '../../../sandbox/shops/derive/ids.ts';
import type { WebBundle } from '../../http/pages/bundle.ts';
import { login, logout } from '../../testing/customer.ts';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart } from '../../testing/guest.ts';
import { startTestRedis, type TestRedis } from '../../testing/redis.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
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
  test('sees them in listing, product, search, suggestions, cards and cart', async () => {
    const shopper = await business();
    const special = { unitPrice: { formatted: SPECIAL_PRICE }, taxState: 'NET' };
    const shown = await shopper.ask(PAGE);
    expect(priceOf(at(shown, 'listing', 'nodes'))).toEqual(special);
    expect(at(shown, 'product', 'price')).toEqual(special);
    const found = await shopper.ask(SEARCHES);
    expect(priceOf(at(found, 'search', 'nodes'))).toEqual(special);
    expect(priceOf(at(found, 'suggest', 'products'))).toEqual(special);
    expect(priceOf((await shopper.ask(CARDS))['nodes'])).toEqual(special);
    await addToCart(shopper, KNIFE);
    const { cart } = await shopper.ask(
      '{ cart { taxState items { unitPrice { formatted } } subtotal { amount } shipping { amount } total { amount } taxes { amount { amount } } } }',
    );
    expect(cart).toMatchObject({ taxState: 'NET', items: [{ unitPrice: { formatted: SPECIAL_PRICE } }] });
    const [subtotal, shipping, total, tax] = [
      ['subtotal', 'amount'],
      ['shipping', 'amount'],
      ['total', 'amount'],
      ['taxes', 0, 'amount', 'amount'],
    ].map((steps) => Number(textAt(cart, ...steps)));
    expect(total).toBeCloseTo(Number(subtotal) + Number(shipping) + Number(tax), 2);
    await shopper.ask('mutation { clearCart { userErrors { code } } }');
  });

  test('sees listings sorted and filtered by them', async () => {
    const { listing } = await (await business()).ask(PAGE);
    const amounts = (at(listing, 'nodes') as unknown[]).map((card) =>
      Number(textAt(card, 'price', 'unitPrice', 'formatted').replace(/[^\d.]/g, '')),
    );
    expect(amounts).toEqual(amounts.toSorted((a, b) => a - b));
    const range = (at(listing, 'filters') as { min?: string }[]).find(({ min }) => min !== undefined);
    expect(Number(range?.min)).toBe(amounts[0]);
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

  test('costs at most four calls per page, a public page none', async () => {
    const shopper = await business();
    await page(new Shopper(gateway.url));
    const before = gateway.upstream.calls.length;
    await page(shopper);
    const calls = gateway.upstream.calls.slice(before);
    expect(calls.length).toBeLessThanOrEqual(4);
    const middle = gateway.upstream.calls.length;
    await page(new Shopper(gateway.url));
    expect(gateway.upstream.calls.length).toBe(middle);
  });
});

describe('special prices never reach others', () => {
  test('in any order, at any gateway, in pages and queries', async () => {
    const shopper = await business();
    const visitor = new Shopper(gateway.url);
    const order: (readonly [Shopper, string])[] = [
      [shopper, SPECIAL_PRICE],
      [visitor, PUBLIC],
      [shopper, SPECIAL_PRICE],
      [visitor, PUBLIC],
    ];
    for (const fresh of [[...order], [...order].reverse()]) {
      await redis.command('FLUSHALL');
      gateway.app.cache.invalidate(['*']);
      replica.app.cache.invalidate(['*']);
      const another = await business();
      for (const [who, price] of fresh) {
        const asking = who === shopper ? another : visitor;
        for (const url of [gateway.url, replica.url]) {
          const wrong = price === SPECIAL_PRICE ? PUBLIC : SPECIAL_PRICE;
          const { html } = await page(asking, url);
          expect(html).toContain(price);
          expect(html).not.toContain(wrong);
          const answer = JSON.stringify(await asking.movedTo(url).ask(PAGE));
          expect(answer).toContain(price);
          expect(answer).not.toContain(wrong);
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

  test('a customer with public prices costs nothing more', async () => {
    const shopper = new Shopper(gateway.url);
    await login(shopper, 'anna@example.ch', 'kontor-demo');
    expect(shopper.cookies.get('kontor-session')).toBe('1');
    await page(new Shopper(gateway.url));
    const before = gateway.upstream.calls.length;
    const { caching, html } = await page(shopper);
    expect([caching, gateway.upstream.calls.length - before]).toEqual(['private, no-cache', 0]);
    expect(html).toContain(PUBLIC);
  });
});

describe('a shop', () => {
  test('with net prices says so to all, and its customers share the public ones', async () => {
    const net = await startTestGateway({}, { bundle: bundle() });
    net.sandbox.controls.set({ netShop: true });
    const shopper = new Shopper(net.url);
    expect((await shopper.ask(PAGE))['product']).toMatchObject({
      price: { taxState: 'NET', unitPrice: { formatted: 'CHF\u00a0128.58' } },
    });
    expect((await shopper.ask('{ session { taxState } cart { taxState } }'))['session']).toEqual({
      taxState: 'NET',
    });
    await login(shopper, 'anna@example.ch', 'kontor-demo');
    expect(shopper.cookies.get('kontor-session')).toBe('1');
    await net.close();
  });

  test('shows prices without tax for delivery to a tax-free country', async () => {
    gateway.sandbox.controls.set({ taxFreeAbroad: true });
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, KNIFE);
    const { countries } = await shopper.ask('{ countries { id isoCode } }');
    const into = async (iso: string) => {
      const found = (countries as { id: string; isoCode: string }[]).find(
        (country) => country.isoCode === iso,
      );
      await shopper.ask(
        'mutation ($id: ID!) { updateSession(input: { countryId: $id }) { userErrors { code } session { taxState } } }',
        { id: found?.id ?? '' },
      );
      return (await shopper.ask(PAGE))['product'];
    };
    expect(await into('DE')).toMatchObject({
      price: { taxState: 'TAX_FREE', unitPrice: { formatted: 'CHF\u00a0128.58' } },
    });
    expect((await shopper.ask('{ cart { taxState taxes { rate } } }'))['cart']).toEqual({
      taxState: 'TAX_FREE',
      taxes: [],
    });
    expect(await into('CH')).toMatchObject({
      price: { taxState: 'GROSS', unitPrice: { formatted: PUBLIC } },
    });
    expect(shopper.cookies.get('kontor-session')).toBe('1');
  });
});

describe('an expired session', () => {
  test('gets public prices, in pages too', async () => {
    const shopper = await business();
    gateway.sandbox.controls.expireSessions({ email: 'gasthof@example.ch' });
    const { html, answer } = await page(shopper);
    expect(html).toContain(PUBLIC);
    const marker = answer.headers.getSetCookie().find((line) => line.startsWith('kontor-session='));
    expect(marker).toMatch(/^kontor-session=1;/);
  });
});
