import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let shopper: Shopper;

const gateway = testGateway();
beforeAll(async () => {
  shopper = new Shopper(gateway.url);
});

const LAYOUT = `query ($path: String!) { page(path: $path) {
  ... on ProductPage { product { id } cms { type sections { blocks { type slots { __typename ... on CmsProductPart { part productId } } } } } }
  ... on CategoryPage { cms { sections { blocks { type slots { __typename ... on CmsProductPart { part productId } } } } } } } }`;

const layout = (path: string) => shopper.ask(LAYOUT, { path });
const partsIn = (answer: unknown) =>
  [...JSON.stringify(answer).matchAll(/"part":"([^"]+)","productId":"?([^"}]+)/g)].map(([, part, id]) => ({
    part,
    id,
  }));

describe("a product's page", () => {
  test("has no layout where the shop left Shopware's default one", async () => {
    const answer = await layout('/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
    expect(at(answer, 'page', 'cms')).toBeNull();
  });

  test('has the layout that the shop gave it, its parts about this product', async () => {
    const answer = await layout('/schneiden/kochmesser/kochmesser-grat-20-cm/');
    expect(at(answer, 'page', 'cms', 'type')).toBe('product_detail');
    const id = at(answer, 'page', 'product', 'id');
    expect(partsIn(answer)).toEqual(
      [
        ...['product-name', 'manufacturer-logo', 'image-gallery', 'buy-box'],
        ...['product-description-reviews', 'cross-selling'],
      ].map((part) => ({ part, id })),
    );
    expect(JSON.stringify(answer)).toContain('"CmsText"');
  });

  test('names the makers of what goes with it, which Shopware leaves out of layouts', async () => {
    const answer = await shopper.ask(
      `{ page(path: "/schneiden/kochmesser/kochmesser-grat-20-cm/") { ... on ProductPage { product {
        crossSellings { products { name manufacturer } } } } } }`,
    );
    const makers = [...JSON.stringify(answer).matchAll(/"manufacturer":("[^"]+"|null)/g)].map(
      ([, name]) => name,
    );
    expect(makers).toHaveLength(4);
    expect(makers).not.toContain('null');
  });

  test('costs no call more for it', async () => {
    await layout('/schneiden/kochmesser/kochmesser-grat-16-cm/');
    const before = gateway.upstream.calls.length;
    await layout('/schneiden/kochmesser/kochmesser-grat-24-cm/');
    expect(gateway.upstream.calls.slice(before).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/store-api\/product\//),
    ]);
  });
});

test('parts of a product on a page of something else are about the product that the layout names', async () => {
  const parts = partsIn(await layout('/kontor/groessen-und-masse/'));
  expect(parts.map(({ part }) => part)).toContain('buy-box');
  expect(new Set(parts.map(({ id }) => id))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
});
