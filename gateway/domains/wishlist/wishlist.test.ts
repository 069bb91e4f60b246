import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, identify, productIds } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

let ids: readonly string[];

const gateway = testGateway();
beforeAll(async () => {
  ids = (await productIds(new Shopper(gateway.url))).slice(0, 10);
});

const WISHLIST = 'wishlist { list: products { nodes { id } totalCount } productIds }';
const EMPTY = { list: { nodes: [], totalCount: 0 }, productIds: [] };

const read = async (shopper: Shopper) => (await shopper.ask(`{ ${WISHLIST} }`))['wishlist'];

async function change(shopper: Shopper, mutation: string, type: string, input: unknown): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${WISHLIST} userErrors { code field } } }`,
    { input },
  );
  return data[mutation];
}

const add = (shopper: Shopper, ...productIds: readonly (string | undefined)[]) =>
  change(shopper, 'addToWishlist', 'AddToWishlistInput', { productIds });
const remove = (shopper: Shopper, id: string) => change(shopper, 'removeFromWishlist', 'IdInput', { id });

describe('the wishlist of a customer', () => {
  test('lists products by date of adding, each once, removes and clears them', async () => {
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
    for (const _time of [1, 2])
      expect(await remove(shopper, first)).toMatchObject({
        wishlist: { productIds: [second] },
        userErrors: [],
      });
    const { clearWishlist } = await shopper.ask(
      `mutation { clearWishlist { ${WISHLIST} userErrors { code } } }`,
    );
    expect(clearWishlist).toEqual({ wishlist: EMPTY, userErrors: [] });
  });

  test('keeps parallel additions', async () => {
    const { shopper } = await newCustomer(gateway);
    await Promise.all(ids.map((id) => add(shopper, id)));
    expect(at(await read(shopper), 'list', 'totalCount')).toBe(10);
  });

  test('merges available products of a list with many unavailable ones', async () => {
    const { shopper } = await newCustomer(gateway);
    const gone = Array.from({ length: 150 }, (_, index) => index.toString(16).padStart(32, '0'));
    const payload = await add(shopper, ...gone, 'nonsense', ...ids.slice(0, 3), ...gone.toReversed());
    expect(payload).toMatchObject({ wishlist: { list: { totalCount: 3 } }, userErrors: [] });
    const sent = gateway.upstream.calls.findLast(({ path }) => path.endsWith('/wishlist/merge'));
    for (const id of gone) expect(sent?.body).not.toContain(id);
  });

  test('is empty if Shopware fails, without failing the page', async () => {
    const { shopper } = await newCustomer(gateway);
    await add(shopper, ids[0]);
    gateway.upstream.fault = respondTo('/store-api/customer/wishlist', 500, '{"errors":[{"status":"500"}]}');
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
    const cleared = await shopper.ask(
      'mutation { clearWishlist { wishlist { productIds } userErrors { code } } }',
    );
    expect(cleared['clearWishlist']).toEqual({ wishlist: null, userErrors: [{ code: 'NOT_LOGGED_IN' }] });
  }
  expect(visitor.cookies.size).toBe(0);
});
