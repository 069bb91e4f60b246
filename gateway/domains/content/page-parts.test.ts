import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on CategoryPage { category { name descriptionHtml children { label } products { totalCount } } breadcrumbs { label }
    cms { id } }
  ... on EntryPage { entry { title } breadcrumbs { label } cms { id } more { title } }
  ... on ProductPage { product { name price { unitPrice { amount } } reviews(stars: 4) { nodes { id } } } breadcrumbs { label } } } }`;

const PRODUCT = '/schneiden/kochmesser/kochmesser-grat-20-cm/';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});
beforeEach(() => {
  gateway.app.cache.invalidate(['*']);
});

/** Makes one read of Shopware fail whenever it is tried. */
function failRead(path: string, body?: string): void {
  gateway.sandbox.controls.addFault({ path, times: 1_000, kind: 'status', ...(body ? { body } : {}) });
}

/** The response during a failing read, the failed part, and whether it is complete once the read works again. */
async function without(path: string, ...place: string[]) {
  const { status, data, errors } = await shopper.send(PAGE, { path });
  expect(status).toBe(200);
  expect(errors).toEqual([
    expect.objectContaining({
      path: place,
      extensions: expect.objectContaining({ code: 'UPSTREAM_UNAVAILABLE', status: 502 }),
    }),
  ]);
  expect(at(data, ...place)).toBeNull();
  gateway.sandbox.controls.clearFaults();
  await expect
    .poll(async () => at((await shopper.send(PAGE, { path })).data, ...place), { timeout: 20_000 })
    .not.toBeNull();
  return data;
}

describe('a page with a failing read is returned without', () => {
  test('its layout', async () => {
    failRead('/store-api/category', '"field":"level"');
    const data = await without('/', 'page', 'cms');
    expect(at(data, 'page')).toMatchObject({ category: { name: expect.any(String) }, breadcrumbs: [] });
  });

  test('its related entries', async () => {
    const { entries } = await shopper.ask('{ entries(kind: RECIPE) { nodes { path } } }');
    gateway.app.cache.invalidate(['*']);
    failRead('/store-api/category', '"field":"parentId"');
    const data = await without(textAt(entries, 'nodes', 0, 'path'), 'page', 'more');
    expect(at(data, 'page')).toMatchObject({
      entry: { title: expect.any(String) },
      breadcrumbs: expect.arrayContaining([expect.any(Object)]),
    });
  });

  test('its reviews', async () => {
    failRead('/reviews');
    const data = await without(PRODUCT, 'page', 'product', 'reviews');
    expect(at(data, 'page')).toMatchObject({
      product: { price: { unitPrice: { amount: expect.any(String) } } },
      breadcrumbs: expect.arrayContaining([expect.any(Object)]),
    });
  });
});

test.each([
  ['category', '/kochen/', '/store-api/category/'],
  ['product', PRODUCT, '/store-api/product/'],
])('a page fails without its %s', async (_, path, failing) => {
  failRead(failing);
  const { data, errors } = await shopper.send(PAGE, { path });
  expect(data).toEqual({ page: null });
  expect(errors).toMatchObject([{ path: ['page'], extensions: { code: 'UPSTREAM_UNAVAILABLE' } }]);
});

test('a sales channel without footer and service categories has pages without these menus', async () => {
  gateway.sandbox.controls.set({ otherMenus: false });
  const answer =
    await shopper.ask(`{ main: navigation(kind: MAIN) { label } footer: navigation(kind: FOOTER) { label }
    service: navigation(kind: SERVICE) { label } page(path: "/") { __typename } }`);
  expect(answer).toMatchObject({ footer: [], service: [], page: { __typename: 'CategoryPage' } });
  expect(answer['main']).not.toEqual([]);
});
