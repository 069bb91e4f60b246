import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, identify, productIds } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let ids: readonly string[];

const gateway = testGateway();
beforeAll(async () => {
  ids = (await productIds(new Shopper(gateway.url))).slice(0, 45);
  expect(ids).toHaveLength(45);
});
afterEach(() => {
  gateway.upstream.fault = null;
  gateway.sandbox.controls.set({ wishlist: true });
});

const WISHLIST =
  'wishlist { list: products { nodes { id name path price { unitPrice { currencyCode } } } totalCount pageInfo { hasNextPage } } productIds }';
const NOTHING = { nodes: [], totalCount: 0, pageInfo: { hasNextPage: false } };
const EMPTY = { list: NOTHING, productIds: [] };

async function read(shopper: Shopper, offset = 0): Promise<unknown> {
  const query = `query ($offset: Int!) { wishlist {
    list: products(first: 15, offset: $offset) { nodes { id name } totalCount pageInfo { hasNextPage } } productIds } }`;
  return (await shopper.ask(query, { offset }))['wishlist'];
}

async function change(shopper: Shopper, mutation: string, type: string, input: unknown): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${WISHLIST} userErrors { code field message } } }`,
    { input },
  );
  return data[mutation];
}

const add = (shopper: Shopper, productId: string | undefined) =>
  change(shopper, 'addToWishlist', 'AddToWishlistInput', { productIds: [productId] });
const remove = (shopper: Shopper, productId: string | undefined) =>
  change(shopper, 'removeFromWishlist', 'IdInput', { id: productId });
const merge = (shopper: Shopper, productIds: readonly string[]) =>
  change(shopper, 'addToWishlist', 'AddToWishlistInput', { productIds });

describe('the wishlist of a customer', () => {
  test('is empty at first', async () => {
    const { shopper } = await newCustomer(gateway);
    expect(await read(shopper)).toEqual(EMPTY);
  });

  test('lists products by date of adding, each once, and removes them', async () => {
    const { shopper } = await newCustomer(gateway);
    const [first = '', second = ''] = ids;
    await add(shopper, first);
    await add(shopper, second);
    expect(await add(shopper, second)).toMatchObject({
      wishlist: {
        list: { nodes: [{ id: second }, { id: first }], totalCount: 2 },
        productIds: [second, first],
      },
      userErrors: [],
    });
    expect(await remove(shopper, first)).toMatchObject({
      wishlist: { productIds: [second] },
      userErrors: [],
    });
    expect(await remove(shopper, first)).toMatchObject({
      wishlist: { productIds: [second] },
      userErrors: [],
    });
    expect(at(await remove(shopper, second), 'wishlist')).toEqual(EMPTY);
  });

  test('keeps parallel additions', async () => {
    const { shopper } = await newCustomer(gateway);
    await Promise.all(ids.slice(0, 10).map((id) => add(shopper, id)));
    expect(at(await read(shopper), 'list', 'totalCount')).toBe(10);
  });

  test('of 40 products, merged twice, has 40 in pages of 15', async () => {
    const { shopper } = await newCustomer(gateway);
    const list = ids.slice(0, 40);
    await add(shopper, list[7]);
    const once = await merge(shopper, list);
    expect(once).toMatchObject({
      wishlist: { list: { totalCount: 40, pageInfo: { hasNextPage: true } } },
      userErrors: [],
    });
    const twice = await merge(shopper, [...list, ...list]);
    expect(at(twice, 'wishlist', 'list', 'totalCount')).toBe(40);
    const seen = new Set<string>();
    for (const [offset, length] of [
      [0, 15],
      [15, 15],
      [30, 10],
    ] as const) {
      const part = await read(shopper, offset);
      const products = at(part, 'list', 'nodes');
      expect(products).toHaveLength(length);
      for (const product of Array.isArray(products) ? products : []) seen.add(textAt(product, 'id'));
      const all = at(part, 'productIds');
      expect(new Set(Array.isArray(all) ? all : [])).toEqual(new Set(list));
    }
    expect(seen).toEqual(new Set(list));
  });

  test('merges available products of a list with many unavailable ones', async () => {
    const { shopper } = await newCustomer(gateway);
    const gone = Array.from({ length: 150 }, (_, index) => index.toString(16).padStart(32, '0'));
    const payload = await merge(shopper, [...gone, 'nonsense', ...ids.slice(0, 3), ...gone.toReversed()]);
    expect(payload).toMatchObject({ wishlist: { list: { totalCount: 3 } }, userErrors: [] });
    const sent = gateway.upstream.calls.findLast(({ path }) => path.endsWith('/wishlist/merge'));
    for (const id of gone) expect(sent?.body).not.toContain(id);
  });

  test('merges at most 1,000', async () => {
    const { shopper } = await newCustomer(gateway);
    const many = Array.from({ length: 1_001 }, (_, index) => index.toString(16).padStart(32, '0'));
    expect(at(await merge(shopper, many), 'userErrors')).toMatchObject([
      { code: 'TOO_MANY', field: ['productIds'] },
    ]);
  });

  test('can be cleared', async () => {
    const { shopper } = await newCustomer(gateway);
    await merge(shopper, ids.slice(0, 20));
    const data = await shopper.ask(`mutation { clearWishlist { ${WISHLIST} userErrors { code } } }`);
    expect(data['clearWishlist']).toEqual({ wishlist: EMPTY, userErrors: [] });
  });

  test('rejects an unknown product in the language of the customer', async () => {
    const { shopper } = await newCustomer(gateway, { 'kontor-locale': 'fr-CH' });
    for (const id of ['0'.repeat(32), 'nope', '../merge']) {
      expect(at(await add(shopper, id), 'userErrors')).toEqual([
        {
          code: 'PRODUCT_NOT_FOUND',
          field: ['productIds'],
          message: 'Cet article n’est plus en vente.',
        },
      ]);
    }
  });

  test('is in the currency of the customer', async () => {
    const { shopper } = await newCustomer(gateway, { 'kontor-currency': 'EUR' });
    const payload = await add(shopper, ids[0]);
    expect(at(payload, 'wishlist', 'list', 'nodes', 0, 'price', 'unitPrice', 'currencyCode')).toBe('EUR');
  });

  test('is empty if Shopware fails, without failing the page', async () => {
    const { shopper } = await newCustomer(gateway);
    await add(shopper, ids[0]);
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/customer/wishlist') return false;
      response.writeHead(500, { 'content-type': 'application/json' }).end('{"errors":[{"status":"500"}]}');
      return true;
    };
    expect(await read(shopper)).toEqual(EMPTY);
  });

  test('is empty in a shop without wishlists, and an addition says so', async () => {
    const { shopper } = await newCustomer(gateway);
    gateway.sandbox.controls.set({ wishlist: false });
    expect(await read(shopper)).toEqual(EMPTY);
    expect(at(await add(shopper, ids[0]), 'userErrors', 0, 'code')).toBe('WISHLIST_UNAVAILABLE');
  });
});

test('a visitor and a guest have none and get NOT_LOGGED_IN', async () => {
  const guest = new Shopper(gateway.url);
  await addToCart(guest, ids[0] ?? '');
  await identify(guest);
  const visitor = new Shopper(gateway.url);
  for (const shopper of [visitor, guest]) {
    expect(await read(shopper)).toEqual(EMPTY);
    const refused = { wishlist: null, userErrors: [{ code: 'NOT_LOGGED_IN', field: null }] };
    expect(await add(shopper, ids[0])).toMatchObject(refused);
    expect(await merge(shopper, ids.slice(0, 2))).toMatchObject(refused);
    const cleared = await shopper.ask(
      'mutation { clearWishlist { wishlist { productIds } userErrors { code } } }',
    );
    expect(cleared['clearWishlist']).toEqual({ wishlist: null, userErrors: [{ code: 'NOT_LOGGED_IN' }] });
  }
  expect(visitor.cookies.size).toBe(0);
});
