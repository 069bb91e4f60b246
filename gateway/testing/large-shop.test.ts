import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from './gateway.ts';
import { largeDemoShop } from './large-demo-shop.ts';
import { at, Shopper, textAt } from './shopper.ts';

const LOCALES = ['de-DE', 'en-GB', 'fr-CH'];

let shopper: Shopper;

const gateway = testGateway({}, { bundle: null }, largeDemoShop());
beforeAll(async () => {
  shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  // What all pages share is at hand, as it is a second after the start.
  for (const locale of LOCALES) await new Shopper(gateway.url, { 'kontor-locale': locale }).ask(MENUS);
}, 60_000);

const LEAF = '{ categoryId label link { path } childCount }';
const MENUS = `{ main: navigation(kind: MAIN) ${LEAF.replace('childCount', 'childCount children { label }')}
  footer: navigation(kind: FOOTER) { label } service: navigation(kind: SERVICE) { label } }`;
const CARDS = 'nodes { id path } totalCount';
const FIRST_FILTERS =
  'filterCount filters(first: 8) { key label ... on OptionFilter { valueCount values(first: 24) { value label } } }';
const PAGE = `query ($path: String!, $filter: ProductFilterInput, $sorting: String, $first: Int, $offset: Int) { page(path: $path) { __typename
  ... on CategoryPage { category { id children { label } products(filter: $filter, sorting: $sorting, first: $first, offset: $offset) { ${CARDS} ${FIRST_FILTERS} } } breadcrumbs { label path } seo { alternates { locale path } } }
  ... on ProductPage { product { id } breadcrumbs { label path } seo { alternates { locale path } } } } }`;

/** The paths of calls that were made meanwhile, without `/store-api`. */
async function callsOf(work: () => Promise<unknown>): Promise<string[]> {
  const before = gateway.upstream.calls.length;
  await work();
  return gateway.upstream.calls.slice(before).map(({ path }) => path.replace('/store-api', ''));
}

async function below(categoryId: string): Promise<unknown> {
  const query = `query ($id: ID!) { navigation(kind: MAIN, depth: 1, below: $id) ${LEAF} }`;
  return at(await shopper.ask(query, { id: categoryId }), 'navigation');
}

/** A generated category of each level, the topmost first. */
async function chain(): Promise<unknown[]> {
  const { main } = await shopper.ask(MENUS);
  const top: unknown = (Array.isArray(main) ? main : []).at(-1);
  const second = at(await below(textAt(top, 'categoryId')), 1);
  const third = at(await below(textAt(second, 'categoryId')), 1);
  return [top, second, third];
}

const labels = (breadcrumbs: unknown) =>
  (Array.isArray(breadcrumbs) ? breadcrumbs : []).map((one) => at(one, 'label'));

describe('a menu of more than 1,000 categories', () => {
  test('is read two levels deep at most', async () => {
    await chain();
    const reads = gateway.upstream.calls.filter(({ path }) => path.includes('/navigation/'));
    const main = reads.filter(({ path }) => path.includes('main-navigation'));
    expect(main).toHaveLength(LOCALES.length);
    // Shopware returns one level more than requested.
    expect(main.map(({ body }) => at(JSON.parse(body), 'depth'))).toEqual([1, 1, 1]);
    for (const { size } of reads) expect(size).toBeLessThanOrEqual(300 * 1024);
  });

  test('rejects levels with too many entries', async () => {
    for (const depth of [3, 4, 5]) {
      const query = `{ navigation(kind: MAIN, depth: ${depth}) { label } }`;
      const calls = await callsOf(async () => {
        const { errors } = await shopper.send(query);
        expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }]);
        expect(JSON.stringify(errors)).toContain('use a depth of 2');
      });
      expect(calls).toEqual([]);
    }
  });
});

describe('a page on the third level', () => {
  const PAGE_CALLS = [
    expect.stringMatching(/^\/category\/[0-9a-f]{32}$/),
    expect.stringMatching(/^\/product-listing\//),
  ];

  test('costs two calls and one per language that its siblings share, then none', async () => {
    const [, second, third] = await chain();
    const path = textAt(third, 'link', 'path');
    const calls = await callsOf(() => shopper.ask(PAGE, { path }));
    const siblingPath = `/navigation/${textAt(second, 'categoryId')}/${textAt(second, 'categoryId')}`;
    expect(calls.toSorted()).toEqual([PAGE_CALLS[0], siblingPath, siblingPath, PAGE_CALLS[1]]);
    expect(await callsOf(() => shopper.ask(PAGE, { path }))).toEqual([]);
    const sister = at(await below(textAt(second, 'categoryId')), 2);
    const more = await callsOf(() => shopper.ask(PAGE, { path: textAt(sister, 'link', 'path') }));
    expect(more.toSorted()).toEqual(PAGE_CALLS);
  });
});

describe('the page of a product', () => {
  const PRODUCT = expect.stringMatching(/^\/product\/[0-9a-f]{32}\?skipConfigurator=1$/);

  test('costs three calls, then none, with breadcrumbs', async () => {
    const levels = await chain();
    const { page } = await shopper.ask(PAGE, { path: textAt(levels[2], 'link', 'path') });
    const path = textAt(page, 'category', 'products', 'nodes', 0, 'path');
    const calls = await callsOf(() => shopper.ask(PAGE, { path }));
    expect(calls.toSorted()).toEqual(['/api/search/seo-url', PRODUCT, '/seo-url']);
    const { page: shown } = await shopper.ask(PAGE, { path });
    expect(labels(at(shown, 'breadcrumbs')).slice(1, -1)).toEqual(levels.map((one) => at(one, 'label')));
    expect(at(shown, 'seo', 'alternates', 2, 'path')).toMatch(/^\/fr\/.+\/article-\d+\/$/);
    expect(await callsOf(() => shopper.ask(PAGE, { path }))).toEqual([]);
  });
});

describe('the sitemap of 9,000 products', () => {
  const get = (path: string, encoding: string) =>
    fetch(gateway.url + path, { headers: { 'accept-encoding': encoding } });

  test('has an index with all files after two calls', async () => {
    let index = '';
    const calls = await callsOf(async () => {
      index = await (await get('/sitemap.xml', 'identity')).text();
    });
    expect(calls.toSorted()).toEqual(['/category', '/product']);
    // One file of categories and two of products.
    expect(index.match(/<loc>/g)).toHaveLength(3 * LOCALES.length);
    expect((await get('/sitemap-de-DE-4.xml', 'identity')).status).toBe(404);
  });

  test('is generated file by file within the limits of the protocol', async () => {
    const before = gateway.upstream.calls.length;
    const xml = await (await get('/sitemap-de-DE-2.xml', 'identity')).text();
    // 50 reads of 100 products, and of their paths in each language.
    expect(gateway.upstream.calls.length - before).toBe(50 * (1 + LOCALES.length));
    expect(xml.match(/<url>/g)).toHaveLength(5_000);
    expect(xml.match(/hreflang="fr-CH"/g)).toHaveLength(5_000);
    expect(xml.length).toBeLessThanOrEqual(5 * 1024 * 1024);
    expect(xml.endsWith('</urlset>\n')).toBe(true);
    const calls = await callsOf(async () => {
      const french = await (await get('/sitemap-fr-CH-2.xml', 'gzip')).text();
      expect(french.match(/<url>/g)).toHaveLength(5_000);
      expect(await (await get('/sitemap-de-DE-2.xml', 'br')).text()).toBe(xml);
    });
    expect(calls).toEqual([]);
  }, 60_000);

  test('takes little memory', () => {
    expect(gateway.app.cache.extent.bytes).toBeLessThanOrEqual(16 * 1024 * 1024);
  });
});
