import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const MONEY = '{ amount currencyCode formatted }';
const IMAGE = '{ url srcset width height alt }';
const PRICE = `{ taxState isFromPrice discountPercent unitPrice ${MONEY} compareAtPrice ${MONEY}
  lowestPrice30Days ${MONEY} referencePrice { price ${MONEY} quantity unit }
  tiers { minQuantity maxQuantity unitPrice ${MONEY} } }`;
const DAYS = '{ earliest latest formatted }';
const PROPERTY = '{ key label unit values }';

/** Every field of a product, in groups that stay within the limits of a query. */
const FIELDS = [
  `parentId number ean name path facts summary cover ${IMAGE} price ${PRICE} fromPrice ${PRICE} badges available stock
    purchase { min step max } hasVariants listedOptions isDownload releaseDate`,
  `descriptionHtml media ${IMAGE} manufacturer { id name url image ${IMAGE} } availability { restockDays
    restockDate ${DAYS} delivery { label minDays maxDays } arrival ${DAYS} }
    shipping { country price ${MONEY} minDays maxDays } properties ${PROPERTY} specifications ${PROPERTY}`,
  `options { id label color image ${IMAGE} group { id name display } } swatches { label color }
    variantChoices { group { id } options { option { id } selected combinable available path nearestPath } }
    variants(first: 3) { totalCount nodes { id price { unitPrice ${MONEY} } } } averageRating reviewCount`,
  `reviews(first: 5) { totalCount histogram nodes { id title points locale } } faq { question answerHtml }`,
  'crossSellings { id title products { id name path } } alternatives { id } bundle { quantity product { id } }',
];

const LISTED = `query ($id: ID!, $after: String) { listing(categoryId: $id, first: 20, after: $after) {
  nodes { id variants(first: 3) { nodes { id } } } pageInfo { hasNextPage endCursor } } }`;

/** Products per query, so that those with upstream calls for each product stay within the limits. */
const CHUNK = 4;

async function inChunks<T>(ids: readonly string[], ask: (ids: readonly string[]) => Promise<readonly T[]>) {
  const found: T[] = [];
  for (let from = 0; from < ids.length; from += CHUNK)
    found.push(...(await ask(ids.slice(from, from + CHUNK))));
  return found;
}

/** Ids of the products and variants in all listings. */
async function listedIds(shopper: Shopper): Promise<string[]> {
  const { navigation } = await shopper.ask('{ navigation(kind: MAIN, depth: 1) { categoryId } }');
  const ids = new Set<string>();
  for (const entry of navigation as unknown[]) {
    for (let after: unknown = null, more = true; more; ) {
      const { listing } = await shopper.ask(LISTED, { id: textAt(entry, 'categoryId'), after });
      for (const [, id] of JSON.stringify(listing).matchAll(/"id":"(\w{32})"/g)) ids.add(id ?? '');
      after = at(listing, 'pageInfo', 'endCursor');
      more = at(listing, 'pageInfo', 'hasNextPage') === true;
    }
  }
  return [...ids];
}

describe('a product', () => {
  const gateway = testGateway();
  let shopper: Shopper;
  let ids: readonly string[];
  beforeAll(async () => {
    shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
    ids = await listedIds(shopper);
    expect(ids.length).toBeGreaterThan(5);
  });

  test.each(FIELDS)('has the same values in lists and on its page: %s', async (fields) => {
    const inLists = await inChunks(ids, async (chunk) => {
      const { nodes } = await shopper.ask(
        `query ($ids: [ID!]!) { nodes(ids: $ids) { ... on Product { id ${fields} } } }`,
        { ids: chunk },
      );
      return nodes as unknown[];
    });
    const onPages = await inChunks(ids, async (chunk) => {
      const queries = chunk.map((id, index) => `p${index}: product(id: "${id}") { id ${fields} }`);
      return Object.values(await shopper.ask(`{ ${queries.join(' ')} }`));
    });
    expect(inLists).toEqual(onPages);
  });

  test('has the same values in a listing, a search, suggestions and a layout', async () => {
    const fields = `id ${FIELDS[0]}`;
    const products = `... on CmsProductSlider { products { ${fields} } } ... on CmsProductBox { product { ${fields} } }`;
    const home = await shopper.ask(
      `{ page(path: "/") { ... on CategoryPage { cms { sections { blocks { slots { ${products} } } } } } } }`,
    );
    const inLayout = productsIn(home);
    const shown = [...new Set(inLayout.map((product) => textAt(product, 'id')))];
    expect(shown.length).toBeGreaterThan(0);
    for (const id of shown.slice(0, 10)) {
      const { product } = await shopper.ask(`query ($id: ID!) { product(id: $id) { ${fields} } }`, { id });
      const { search } = await shopper.ask(
        `query ($term: String!) { search(term: $term, first: 24) { nodes { ${fields} } } }`,
        { term: textAt(product, 'name') },
      );
      const { suggest } = await shopper.ask(
        `query ($term: String!) { suggest(term: $term, first: 20) { products { ${fields} } } }`,
        { term: textAt(product, 'name') },
      );
      const all = [...inLayout, ...productsIn(search), ...productsIn(suggest)];
      const same = all.filter((one) => at(one, 'id') === id);
      expect(same.length).toBeGreaterThan(0);
      expect(same).toEqual(same.map(() => product));
    }
  });
});

/** Every object with a product number. */
function productsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'number' in value ? [value] : Object.values(value).flatMap(productsIn);
}
