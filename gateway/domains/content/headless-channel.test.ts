import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

/** Route names of a storefront's SEO URLs, and those of a headless channel from Shopware 6.7.14 on. */
const HEADLESS: Readonly<Record<string, string>> = {
  'frontend.detail.page': 'store-api.product.detail',
  'frontend.navigation.page': 'store-api.category.detail',
  'frontend.landing.page': 'store-api.landing-page.detail',
};

let gateway: TestGateway;
/** The same pages as a storefront channel serves them. */
let storefront: TestGateway;

beforeAll(async () => {
  [gateway, storefront] = await Promise.all([startTestGateway(), startTestGateway()]);
  gateway.upstream.answer = (_path, own) => {
    const body = Object.entries(HEADLESS).reduce(
      (text, [name, headless]) => text.replaceAll(`"${name}"`, `"${headless}"`),
      own,
    );
    return body === own ? null : { status: 200, body };
  };
});
afterAll(() => Promise.all([gateway.close(), storefront.close()]));

const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on ProductPage { seo { alternates { locale path } } }
  ... on CategoryPage { seo { alternates { locale path } } }
  ... on LandingPage { seo { alternates { locale path } } } } }`;
const LANDING = '/winterkueche/';

const page = async ({ url }: TestGateway, path: string) =>
  (await new Shopper(url).ask(PAGE, { path }))['page'];

test('a headless channel resolves products, categories and landing pages', async () => {
  const shopper = new Shopper(gateway.url);
  const id = await buyableProduct(shopper);
  const product = await shopper.ask('query ($id: ID!) { product(id: $id) { path } }', { id });
  for (const path of [textAt(product, 'product', 'path'), '/kochen/', '/en/cooking/', LANDING]) {
    const shown = await page(gateway, path);
    expect([path, shown]).toEqual([path, await page(storefront, path)]);
    expect([path, at(shown, '__typename')]).not.toEqual([path, undefined]);
  }
});

test('a headless channel has a sitemap', async () => {
  expect(await sitemapOf(gateway)).toEqual(await sitemapOf(storefront));
  const filters = gateway.upstream.calls.filter(({ body }) => body.includes('frontend.landing.page'));
  expect(filters.length).toBeGreaterThan(0);
  for (const { body } of filters) expect(body).toContain('store-api.landing-page.detail');
});

async function sitemapOf({ url }: TestGateway): Promise<string[]> {
  const locations = async (path: string) =>
    [...(await (await fetch(url + path)).text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, location = '']) => new URL(location).pathname,
    );
  const parts = await locations('/sitemap.xml');
  return (await Promise.all(parts.map(locations))).flat().toSorted();
}
