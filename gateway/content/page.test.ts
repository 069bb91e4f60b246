import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { at, Shopper, textAt } from '../testing/shopper.ts';

let gateway: TestGateway;
let shopper: Shopper;

beforeAll(async () => {
  gateway = await startTestGateway();
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
afterAll(() => gateway.close());

const MENUS =
  '{ languages { id } currencies { id } main: navigation(kind: MAIN) { id } footer: navigation(kind: FOOTER) { id link { path } } }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on CategoryPage { home category { id name path } breadcrumbs { label path } seo { title alternates { locale path } }
    cms { sections { blocks { slots { __typename } } } }
    listing { products { id name path price { unit { formatted } } badges } pageInfo { total } filters { key } } }
  ... on ProductPage { product { id path name number } }
  ... on RedirectPage { path permanent } } }`;

const page = async (path: string) => at(await shopper.ask(PAGE, { path }), 'page');
const category = async () =>
  textAt(await shopper.ask('{ navigation(kind: MAIN) { link { path } } }'), 'navigation', 0, 'link', 'path');

describe("a listing's page", () => {
  test('costs three calls at most, then none, and asks 60 KB of Shopware at most', async () => {
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

  test('names itself in every language of the shop', async () => {
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

test('a path that nobody knows is nothing', async () => {
  expect(await page('/gibt/es/nicht/')).toBeNull();
});

describe('moves for good to the one address', () => {
  test('a path in other letters or without its last slash', async () => {
    const path = await category();
    expect(await page(path.toUpperCase())).toEqual({ __typename: 'RedirectPage', path, permanent: true });
    expect(await page(path.slice(0, -1))).toEqual({ __typename: 'RedirectPage', path, permanent: true });
  });

  test('a technical path', async () => {
    const found = await page(await category());
    const id = textAt(found, 'category', 'id');
    expect(at(await page(`/navigation/${id}`), 'path')).toBe(textAt(found, 'category', 'path'));
    const productId = textAt(found, 'listing', 'products', 0, 'id');
    expect(at(await page(`/detail/${productId}`), 'path')).toBe(
      textAt(found, 'listing', 'products', 0, 'path'),
    );
  });
});

test('prices are written as the language writes them', async () => {
  const listed = await page(await category());
  expect(textAt(listed, 'listing', 'products', 0, 'price', 'unit', 'formatted')).toMatch(
    /^CHF\u00a0[\d’]+\.\d\d$/,
  );
});

test('a product page costs few calls, then none', async () => {
  const path = textAt(await page(await category()), 'listing', 'products', 0, 'path');
  const before = gateway.upstream.calls.length;
  expect(at(await page(path), '__typename')).toBe('ProductPage');
  expect(gateway.upstream.calls.length - before).toBeLessThanOrEqual(3);
  const after = gateway.upstream.calls.length;
  await page(path);
  expect(gateway.upstream.calls.length).toBe(after);
});
