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

describe('the page of a product', () => {
  test('has no layout if it is the default of Shopware', async () => {
    const answer = await layout('/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/');
    expect(at(answer, 'page', 'cms')).toBeNull();
  });

  test('has the configured layout with elements for this product', async () => {
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

  test('names manufacturers in cross-selling, which Shopware omits from layouts', async () => {
    const answer = await shopper.ask(
      `{ page(path: "/schneiden/kochmesser/kochmesser-grat-20-cm/") { ... on ProductPage { product {
        crossSellings { products { name manufacturer { name } } } } } } }`,
    );
    const makers = [...JSON.stringify(answer).matchAll(/"manufacturer":(\{"name":"[^"]+"\}|null)/g)].map(
      ([, name]) => name,
    );
    expect(makers).toHaveLength(4);
    expect(makers).not.toContain('null');
  });

  test('costs no additional call', async () => {
    await layout('/schneiden/kochmesser/kochmesser-grat-16-cm/');
    const before = gateway.upstream.calls.length;
    await layout('/schneiden/kochmesser/kochmesser-grat-24-cm/');
    expect(gateway.upstream.calls.slice(before).map(({ path }) => path)).toEqual([
      expect.stringMatching(/^\/store-api\/product\//),
    ]);
  });
});

test('product elements on other pages show the product of the layout', async () => {
  const parts = partsIn(await layout('/kontor/groessen-und-masse/'));
  expect(parts.map(({ part }) => part)).toContain('buy-box');
  expect(new Set(parts.map(({ id }) => id))).toEqual(new Set([expect.stringMatching(/^[0-9a-f]{32}$/)]));
});
