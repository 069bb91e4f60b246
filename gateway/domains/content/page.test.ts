import { beforeAll, expect, test, vi } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

let shopper: Shopper;

const MENUS =
  '{ languages { id } currencies { id } main: navigation(kind: MAIN) { id: categoryId } footer: navigation(kind: FOOTER) { id: categoryId link { path } } }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on CategoryPage { category { id path products { nodes { id name path price { unitPrice { formatted } } badges }
    totalCount filters { key } } } breadcrumbs { label path } seo { title alternates { path } }
    cms { sections { blocks { slots { __typename } } } } }
  ... on ProductPage { product { id name price { tiers { minQuantity unitPrice { amount } } } variantChoices { options { option { label } path } }
    averageRating reviews(first: 5) { nodes { title } histogram } specifications { label values } faq { question }
    crossSellings { title products { name swatches { label } } } bundle { quantity product { name } } }
    breadcrumbs { label path } seo { title alternates { path } } }
  ... on EntryPage { entry { title recipe { instructions } } breadcrumbs { label } more { id }
    seo { alternates { path } } cms { sections { blocks { slots { __typename } } } } }
  ... on RedirectPage { path permanent } } }`;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
  for (const locale of ['de-DE', 'en-GB', 'fr-CH'])
    await new Shopper(gateway.url, { 'kontor-locale': locale }).ask(MENUS);
  const pathReads = () => gateway.upstream.calls.filter(({ path }) => path === '/store-api/seo-url');
  await vi.waitFor(() => expect(pathReads().length).toBeGreaterThan(5));
});

const page = async (path: string) => at(await shopper.ask(PAGE, { path }), 'page');
const category = async () =>
  textAt(await shopper.ask('{ navigation(kind: MAIN) { link { path } } }'), 'navigation', 0, 'link', 'path');
const product = async () => textAt(await page(await category()), 'category', 'products', 'nodes', 0, 'path');
const recipe = async () =>
  textAt(await shopper.ask('{ entries(kind: RECIPE) { nodes { path } } }'), 'entries', 'nodes', 3, 'path');

test.each([
  ['CategoryPage', category],
  ['ProductPage', product],
  ['EntryPage', recipe],
])('a %s costs at most three calls of 60 KB, then none', async (type, pathOf) => {
  const path = await pathOf();
  gateway.upstream.calls.length = 0;
  const shown = await page(path);
  expect([at(shown, '__typename'), textAt(shown, 'breadcrumbs', 1, 'label')]).toEqual([
    type,
    expect.stringMatching(/./),
  ]);
  const { calls } = gateway.upstream;
  expect(calls.length, calls.map((call) => call.path).join()).toBeLessThanOrEqual(3);
  expect(calls.reduce((sum, { size }) => sum + size, 0)).toBeLessThanOrEqual(60 * 1024);
  calls.length = 0;
  await page(path);
  expect(calls).toEqual([]);
});

test('a path with other case, without its slash, or a technical one redirects permanently', async () => {
  const path = await category();
  const found = at(await page(path), 'category');
  const card = at(found, 'products', 'nodes', 0);
  for (const [from, to] of [
    [path.toUpperCase(), path],
    [path.slice(0, -1), path],
    [`/navigation/${textAt(found, 'id')}`, path],
    [`/detail/${textAt(card, 'id')}`, textAt(card, 'path')],
  ] as const)
    expect(await page(from)).toEqual({ __typename: 'RedirectPage', path: to, permanent: true });
});

test('a superseded path redirects to its successor if the Admin API is available', async () => {
  const path = await category();
  const foreignKey = textAt(await page(path), 'category', 'id');
  gateway.upstream.fault = respondTo('/api/search/seo-url', 200, { total: 1, data: [{ foreignKey }] });
  expect(await page('/frueher-hiess-es-so/')).toMatchObject({ path, permanent: true });
});
