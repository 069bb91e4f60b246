import { beforeAll, describe, expect, test, vi } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  await shopper.ask(MENUS);
  await vi.waitFor(() =>
    expect(gateway.upstream.calls.filter(({ path }) => path === '/store-api/seo-url').length).toBeGreaterThan(
      5,
    ),
  );
  for (const locale of ['en-GB', 'fr-CH'])
    await new Shopper(gateway.url, { 'kontor-locale': locale }).ask(MENUS);
});

const MENUS =
  '{ languages { id } currencies { id } main: navigation(kind: MAIN) { id: categoryId } footer: navigation(kind: FOOTER) { id: categoryId link { path } } }';
const LISTING = 'nodes { id name path price { unitPrice { formatted } } badges } totalCount filters { key }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on CategoryPage { home category { id name path products { ${LISTING} } } breadcrumbs { label path } seo { title alternates { locale path } }
    cms { sections { blocks { slots { __typename } } } } }
  ... on ProductPage { product { id path name number } }
  ... on RedirectPage { path permanent } } }`;

const page = async (path: string) => at(await shopper.ask(PAGE, { path }), 'page');
const category = async () =>
  textAt(await shopper.ask('{ navigation(kind: MAIN) { link { path } } }'), 'navigation', 0, 'link', 'path');

describe('the page of a listing', () => {
  test('costs at most three calls of 60 KB, then none', async () => {
    const path = await category();
    const before = gateway.upstream.calls.length;
    expect(at(await page(path), '__typename')).toBe('CategoryPage');
    const calls = gateway.upstream.calls.slice(before);
    expect(calls.length).toBeLessThanOrEqual(3);
    expect(calls.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
    const after = gateway.upstream.calls.length;
    await page(path);
    expect(gateway.upstream.calls.length).toBe(after);
  });

  test('has its URL in every language', async () => {
    const alternates = at(await page(await category()), 'seo', 'alternates');
    expect(alternates).toHaveLength(3);
    expect(textAt(alternates, 1, 'path')).toMatch(/^\/en\//);
    expect(textAt(alternates, 2, 'path')).toMatch(/^\/fr\//);
  });
});

test('the home page is the root of every language', async () => {
  expect(at(await page('/'), 'home')).toBe(true);
  const english = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  expect(at(await english.ask(PAGE, { path: '/en/' }), 'page', 'category', 'path')).toBe('/en/');
});

test('sections and blocks have ids, which Shopware does not send', async () => {
  const cms =
    '{ page(path: "/") { ... on CategoryPage { cms { sections { id blocks { id } sidebar { id } } } } } }';
  const ids = JSON.stringify(await shopper.ask(cms)).match(/"id":"[^"]*"/g) ?? [];
  expect(ids.length).toBeGreaterThan(5);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).not.toContain('"id":""');
});

test('an unknown path is null', async () => {
  expect(await page('/gibt/es/nicht/')).toBeNull();
});

describe('a permanent redirect leads from', () => {
  test('a path with other case or without its slash', async () => {
    const path = await category();
    expect(await page(path.toUpperCase())).toEqual({ __typename: 'RedirectPage', path, permanent: true });
    expect(await page(path.slice(0, -1))).toEqual({ __typename: 'RedirectPage', path, permanent: true });
  });

  test('a technical path', async () => {
    const found = await page(await category());
    const id = textAt(found, 'category', 'id');
    expect(at(await page(`/navigation/${id}`), 'path')).toBe(textAt(found, 'category', 'path'));
    const productId = textAt(found, 'category', 'products', 'nodes', 0, 'id');
    expect(at(await page(`/detail/${productId}`), 'path')).toBe(
      textAt(found, 'category', 'products', 'nodes', 0, 'path'),
    );
  });
});

test('prices are formatted for the language', async () => {
  const listed = await page(await category());
  expect(textAt(listed, 'category', 'products', 'nodes', 0, 'price', 'unitPrice', 'formatted')).toMatch(
    /^CHF\u00a0[\d’]+\.\d\d$/,
  );
});

const PRODUCT_PAGE = `query ($path: String!) { page(path: $path) { ... on ProductPage {
  product { id name parentId variantChoices { options { option { label } selected combinable available path } } price { tiers { minQuantity maxQuantity unitPrice { amount } } }
    averageRating reviewCount reviews(first: 5) { nodes { title } histogram } specifications { label values }
    crossSellings { title products { name swatches { label } } } bundle { quantity product { name } } faq { question } }
  breadcrumbs { label path } seo { title alternates { locale path } } } } }`;

describe('the page of a product', () => {
  test('costs at most three calls, then none', async () => {
    const path = textAt(await page(await category()), 'category', 'products', 'nodes', 0, 'path');
    const before = gateway.upstream.calls.length;
    const { page: shown } = await shopper.ask(PRODUCT_PAGE, { path });
    const calls = gateway.upstream.calls.slice(before).map((call) => call.path);
    expect(calls.length, calls.join()).toBeLessThanOrEqual(3);
    expect(textAt(shown, 'breadcrumbs', 1, 'label')).not.toBe('');
    const after = gateway.upstream.calls.length;
    await shopper.ask(PRODUCT_PAGE, { path });
    expect(gateway.upstream.calls.length).toBe(after);
  });

  test('has its canonical URL although its layout contains it too', async () => {
    const path = textAt(await page(await category()), 'category', 'products', 'nodes', 0, 'path');
    const canonicalQuery = '{ __typename ... on ProductPage { product { id path } seo { canonicalPath } } }';
    const { page: shown } = await shopper.ask(
      `query ($path: String!) { page(path: $path) ${canonicalQuery} }`,
      {
        path,
      },
    );
    expect(at(shown, 'product', 'path')).toBe(path);
    expect(at(shown, 'seo', 'canonicalPath')).toBe(path);
    const id = textAt(shown, 'product', 'id');
    const { product } = await shopper.ask('query ($id: ID!) { product(id: $id) { path } }', { id });
    expect(at(product, 'path')).toBe(path);
  });

  test('links each option to its variant, if there is one', async () => {
    const { listing } = await shopper.ask(
      'query ($id: ID!) { listing(categoryId: $id, first: 100) { nodes { path hasVariants } } }',
      { id: textAt(await page(await category()), 'category', 'id') },
    );
    const products = at(listing, 'nodes');
    const variant = (Array.isArray(products) ? products : []).find(
      (product) => at(product, 'hasVariants') === true,
    );
    const { page: shown } = await shopper.ask(PRODUCT_PAGE, { path: textAt(variant, 'path') });
    const choices = at(shown, 'product', 'variantChoices');
    expect(Array.isArray(choices) && choices.length).toBeGreaterThan(0);
    for (const choice of Array.isArray(choices) ? choices : []) {
      const options = at(choice, 'options');
      const list = Array.isArray(options) ? options : [];
      expect(list.filter((option) => at(option, 'selected') === true)).toHaveLength(1);
      for (const option of list) expect(at(option, 'path') !== null).toBe(at(option, 'combinable'));
    }
  });
});

test('a superseded path redirects to its successor if the Admin API is available', async () => {
  const found = await page(await category());
  gateway.upstream.fault = ({ path }, response) => {
    if (path !== '/api/search/seo-url') return false;
    const data = [{ foreignKey: textAt(found, 'category', 'id') }];
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ total: 1, data }));
    return true;
  };
  expect(await page('/frueher-hiess-es-so/')).toMatchObject({
    path: textAt(found, 'category', 'path'),
    permanent: true,
  });
  gateway.upstream.fault = null;
});
