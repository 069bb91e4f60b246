import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder, swissAddress } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

async function guest(): Promise<Shopper> {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, product);
  expect(at(await identify(shopper), 'userErrors')).toEqual([]);
  return shopper;
}

describe('a guest', () => {
  test('cannot see or pay the order of another guest', async () => {
    const id = textAt(await placeOrder(await guest(), 'order-of-anna'), 'order', 'id');
    const stranger = await guest();
    expect(at(await stranger.ask('query ($id: ID!) { order(id: $id) { id } }', { id }), 'order')).toBeNull();
    const paid = await stranger.ask(
      'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl userErrors { code } } }',
      { id },
    );
    expect(at(paid, 'payOrder')).toEqual({
      paymentUrl: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND' }],
    });
  });

  test.each([
    ['two parallel clicks with one key', 'double-click', 'double-click'],
    ['two tabs', 'the-first-tab', 'the-second-tab'],
  ])('gets one order from %s', async (_what, ...keys) => {
    const shopper = await guest();
    const hash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const before = gateway.sandbox.controls.stored().orders;
    const [first, second] = await Promise.all(keys.map((key) => placeOrder(shopper, key, hash)));
    expect(textAt(first, 'order', 'id')).toBe(textAt(second, 'order', 'id'));
    expect(gateway.sandbox.controls.stored().orders - before).toBe(1);
  });

  test.each([
    [{ termsAccepted: false, revocationWaived: true }, 'TERMS_NOT_ACCEPTED'],
    [{ termsAccepted: true, revocationWaived: false }, 'REVOCATION_NOT_WAIVED'],
  ])('orders no download with %j', async (consent, code) => {
    const shopper = new Shopper(gateway.url);
    const { suggest } = await shopper.ask('{ suggest(term: "Material als PDF") { products { id } } }');
    await addToCart(shopper, textAt(suggest, 'products', 0, 'id'));
    await identify(shopper);
    const cartHash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    const { placeOrder } = await shopper.ask(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } userErrors { code } } }',
      { input: { idempotencyKey: `download-${code}`, cartHash, ...consent } },
    );
    expect(placeOrder).toEqual({ order: null, userErrors: [{ code }] });
  });

  test('gets CART_CHANGED if the cart differs from the shown one', async () => {
    const shopper = await guest();
    const shown = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    await addToCart(shopper, product);
    const payload = await placeOrder(shopper, 'changed-cart', shown);
    expect(at(payload, 'order')).toBeNull();
    expect(at(payload, 'userErrors', 0, 'code')).toBe('CART_CHANGED');
    expect(at(await shopper.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(2);
  });

  test('gets the cart with notices if Shopware finds it invalid, and nothing is sent twice', async () => {
    const shopper = await guest();
    gateway.upstream.calls.length = 0;
    gateway.upstream.fault = respondTo(
      '/store-api/checkout/order',
      500,
      '{"errors":[{"status":"500","code":"CHECKOUT__CART_INVALID","detail":"1 error(s)"}]}',
    );
    const payload = await placeOrder(shopper, 'invalid-cart');
    expect(at(payload, 'userErrors')).toMatchObject([{ code: 'CART_INVALID', field: null }]);
    expect(at(payload, 'cart')).not.toBeNull();
    const orders = gateway.upstream.calls.filter(({ path }) => path === '/store-api/checkout/order');
    expect(orders).toHaveLength(1);
  });
});

describe('an order is sent to the address that the buyer saw,', () => {
  /** A customer with a cart, the hash of the shown cart, and the id of a second address. */
  async function customer() {
    const { shopper } = await newCustomer(gateway);
    await addToCart(shopper, product);
    const { address } = await swissAddress(shopper);
    const added = await shopper.ask(
      'mutation ($address: AddressInput!) { createAddress(input: { address: $address }) { address { id } userErrors { code } } }',
      { address: { firstName: 'Rita', lastName: 'Recht', ...address, street: 'Bergweg 7' } },
    );
    const shown = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
    return { shopper, shown, id: textAt(added, 'createAddress', 'address', 'id') };
  }

  /** Chooses a shipping address; returns the hash of the cart. */
  async function choose(shopper: Shopper, id: string): Promise<string> {
    const data = await shopper.ask(
      'mutation ($id: ID!) { setShippingAddress(input: { id: $id }) { checkout { cart { hash } } userErrors { code } } }',
      { id },
    );
    return textAt(data, 'setShippingAddress', 'checkout', 'cart', 'hash');
  }
  const CHANGED = { order: null, userErrors: [{ code: 'CART_CHANGED' }] };

  test('not to one chosen on another device meanwhile', async () => {
    const { shopper, shown, id } = await customer();
    const hash = await choose(shopper, id);
    expect(await placeOrder(shopper, 'to-the-unseen-address', shown)).toMatchObject(CHANGED);
    expect(await placeOrder(shopper, 'to-the-seen-address', hash)).toMatchObject({ userErrors: [] });
  });

  test('not to one rewritten meanwhile', async () => {
    const { shopper, id } = await customer();
    const hash = await choose(shopper, id);
    const rewritten = await shopper.ask(
      'mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { userErrors { code } } }',
      { input: { id, address: { street: 'Talweg 9' } } },
    );
    expect(at(rewritten, 'updateAddress', 'userErrors')).toEqual([]);
    expect(await placeOrder(shopper, 'to-the-rewritten-address', hash)).toMatchObject(CHANGED);
  });
});
