import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let products: string[];

const gateway = testGateway();
beforeAll(async () => {
  products = await productIds(new Shopper(gateway.url));
});

/** Shopware fails at the matching paths only. */
function failAt(failing: RegExp): void {
  gateway.upstream.fault = ({ path }, response) => {
    if (!failing.test(path)) return false;
    response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
    return true;
  };
}

const unavailable = (...path: (string | number)[]) => ({
  path,
  extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 502 },
});

describe('partial data is returned', () => {
  test('for a start screen whose search fails', async () => {
    failAt(/\/search$/);
    const screen = `{ search(term: "pfanne") { nodes { name } } navigation(kind: MAIN, depth: 1) { label }
      currencies { isoCode } session { state } cart { totalQuantity } }`;
    const { data, errors, status } = await new Shopper(gateway.url).send(screen);
    expect(status).toBe(200);
    expect(data).toMatchObject({
      search: null,
      navigation: expect.arrayContaining([{ label: expect.any(String) }]),
      currencies: expect.any(Array),
      session: { state: 'VISITOR' },
      cart: { totalQuantity: 0 },
    });
    expect(errors).toMatchObject([unavailable('search')]);
  });

  test('for a page whose recipe teaser fails', async () => {
    const text = `{ page(path: "/") { ... on CategoryPage { category { id } cms { sections { blocks { slots {
      __typename ... on CmsEntries { kind teased: entries { id } } } } } } } } }`;
    gateway.upstream.fault = ({ path, body }, response) => {
      if (!path.endsWith('/category') || !body.includes('parentId')) return false;
      response.writeHead(500, { 'content-type': 'text/plain' }).end('broken');
      return true;
    };
    const { data, errors } = await new Shopper(gateway.url).send(text);
    expect(JSON.stringify(data)).toContain('"__typename":"CmsEntries","kind":"RECIPE","teased":null');
    expect(at(errors, 0, 'path', 0)).toBe('page');
    expect(at(errors, 0, 'extensions')).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', retryAfter: 5 });
    expect(at(errors, 0, 'extensions')).not.toHaveProperty('seconds');
  });

  test('for an unavailable cart', async () => {
    const shopper = new Shopper(gateway.url);
    await addToCart(shopper, products[0] ?? '');
    failAt(/\/checkout\/cart$/);
    const { data, errors } = await shopper.send(
      '{ cart { totalQuantity } customer { id } languages { locale } }',
    );
    expect(data).toMatchObject({ cart: null, customer: null, languages: expect.any(Array) });
    expect(errors).toMatchObject([unavailable('cart')]);
  });
});

describe('a partial response', () => {
  const url = () =>
    `${gateway.url}/graphql?query=${encodeURIComponent('{ search(term: "messer") { totalCount } languages { locale } }')}`;

  test('is uncached, and complete once Shopware recovers', async () => {
    failAt(/\/search$/);
    const broken = await fetch(url());
    expect(broken.headers.get('cache-control')).toBe('private, no-store');
    expect(broken.headers.get('etag')).toBeNull();
    expect(at(await broken.json(), 'data', 'search')).toBeNull();
    gateway.upstream.fault = null;
    await expect
      .poll(async () => at(await (await fetch(url())).json(), 'data', 'search', 'totalCount'), {
        timeout: 20_000,
      })
      .toEqual(expect.any(Number));
    const complete = await fetch(url());
    expect(await complete.json()).not.toHaveProperty('errors');
    expect(complete.headers.get('cache-control')).toMatch(/^public, max-age=\d+/);
  });
});
