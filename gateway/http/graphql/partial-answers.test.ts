import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const gateway = testGateway();

describe('partial data is returned', () => {
  test('for a start screen whose search fails', async () => {
    gateway.upstream.fault = respondTo('/search', 500, 'broken');
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
    expect(errors).toMatchObject([
      { path: ['search'], extensions: { code: 'UPSTREAM_UNAVAILABLE', status: 502 } },
    ]);
  });
});

describe('a partial response', () => {
  const url = () =>
    `${gateway.url}/graphql?query=${encodeURIComponent('{ search(term: "messer") { totalCount } languages { locale } }')}`;

  test('is uncached, and complete once Shopware recovers', async () => {
    gateway.upstream.fault = respondTo('/search', 500, 'broken');
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
