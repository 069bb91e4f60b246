import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const gateway = testGateway();

const MONEY = '{ amount currencyCode formatted }';
const IMAGE = '{ url srcset width height alt }';
const PRICE = `{ taxState isFromPrice discountPercent unitPrice ${MONEY} compareAtPrice ${MONEY}
  lowestPrice30Days ${MONEY} referencePrice { price ${MONEY} quantity unit }
  tiers { minQuantity maxQuantity unitPrice ${MONEY} } }`;
const FIELDS = `id parentId number ean name path facts summary cover ${IMAGE} price ${PRICE} fromPrice ${PRICE} badges
  available stock purchase { min step max } hasVariants listedOptions isDownload releaseDate`;

test('a product has the same values on its page, by its id, in a layout, a search and suggestions', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'de-DE' });
  const inLayout = productsIn(
    await shopper.ask(
      `{ page(path: "/") { ... on CategoryPage { cms { sections { blocks { slots {
        ... on CmsProductSlider { products { ${FIELDS} } } ... on CmsProductBox { product { ${FIELDS} } } } } } } } } }`,
    ),
  );
  const shown = [...new Set(inLayout.map((product) => textAt(product, 'id')))];
  expect(shown.length).toBeGreaterThan(0);
  for (const id of shown.slice(0, 10)) {
    const { product } = await shopper.ask(`query ($id: ID!) { product(id: $id) { ${FIELDS} } }`, { id });
    const term = textAt(product, 'name');
    const lists = [
      `query ($id: ID!) { nodes(ids: [$id]) { ... on Product { ${FIELDS} } } }`,
      `query ($term: String!) { search(term: $term, first: 24) { nodes { ${FIELDS} } } }`,
      `query ($term: String!) { suggest(term: $term, first: 20) { products { ${FIELDS} } } }`,
    ];
    const all = [...inLayout];
    for (const query of lists)
      all.push(...productsIn(await shopper.ask(query, query.includes('$id') ? { id } : { term })));
    const same = all.filter((one) => at(one, 'id') === id);
    expect(same.length).toBeGreaterThan(2);
    expect(same).toEqual(same.map(() => product));
  }
});

/** Every object with a product number. */
function productsIn(value: unknown): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return 'number' in value ? [value] : Object.values(value).flatMap(productsIn);
}
