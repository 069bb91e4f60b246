import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { login, logout, newEmail, register } from '../customer.ts';
import { addToCart, identify, placeOrder, productIds, swissAddress } from '../guest.ts';
import { startTestShop, type TestShop } from '../shop.ts';
import { at, Shopper } from '../shopper.ts';

const CART = '{ session { expired } cart { items { id quantity } promotions { code } notices { code } } }';

let shop: TestShop;
let products: readonly string[];
let items: readonly { readonly id: string; readonly quantity: number }[];

beforeAll(async () => {
  shop = await startTestShop(2);
  products = await productIds(new Shopper(url(0)));
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';

/** Shopware processes the next call to a path, but its response is lost. */
function loseAnswerOf(path: string): void {
  shop.upstream.answer = (asked) => {
    if (asked !== path) return null;
    shop.upstream.answer = null;
    return { status: 504, body: '<html>Gateway Timeout</html>' };
  };
}

async function shopperWithCart(): Promise<Shopper> {
  const shopper = new Shopper(url(0));
  const [first = '', second = ''] = products;
  await addToCart(shopper, first, 3);
  await addToCart(shopper, second, 1);
  items = [
    { id: `cart-item:${first}`, quantity: 3 },
    { id: `cart-item:${second}`, quantity: 1 },
  ];
  return shopper;
}

describe('a guest whose details reached Shopware without a response', () => {
  let shopper: Shopper;

  beforeEach(async () => {
    shopper = await shopperWithCart();
    const code = 'mutation { addPromotionCode(input: { code: "WILLKOMMEN10" }) { userErrors { code } } }';
    expect(at(await shopper.ask(code), 'addPromotionCode', 'userErrors')).toEqual([]);
    loseAnswerOf('/store-api/account/register');
    await expect(identify(shopper)).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  });

  test.each([0, 1])('keeps the cart at gateway %i without sold-out notices', async (index) => {
    const moved = shopper.movedTo(url(index));
    const fullCart = { items, promotions: [{ code: 'WILLKOMMEN10' }] };
    const shown = at(await moved.ask(CART), 'cart');
    expect(shown).toMatchObject(fullCart);
    expect(JSON.stringify(at(shown, 'notices'))).not.toContain('OUT_OF_STOCK');
    expect(at(await moved.ask(CART), 'cart')).toMatchObject({ ...fullCart, notices: [] });
  });

  test('can send them again and order', async () => {
    const payload = await identify(shopper);
    expect(at(payload, 'userErrors')).toEqual([]);
    expect(at(payload, 'checkout', 'cart', 'totalQuantity')).toBe(4);
    const order = await placeOrder(shopper, 'identified-twice');
    expect(at(order, 'userErrors')).toEqual([]);
    expect(at(await shopper.ask(CART), 'cart', 'items')).toEqual([]);
  });
});

test('a guest who aborts the request keeps the cart and is identified', async () => {
  const shopper = await shopperWithCart();
  const { salutationId, address } = await swissAddress(shopper);
  const input = {
    salutationId,
    firstName: 'Anna',
    lastName: 'Muster',
    email: newEmail(),
    billingAddress: address,
  };
  const query =
    'mutation ($input: SetGuestCustomerInput!) { setGuestCustomer(input: $input) { userErrors { code } } }';
  shop.sandbox.controls.set({ latency: 300 });
  shop.upstream.calls.length = 0;
  const cut = new AbortController();
  const sent = fetch(`${url(0)}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      cookie: [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'user-agent': 'phone',
    },
    body: JSON.stringify({ query, variables: { input } }),
    signal: cut.signal,
  });
  await expect
    .poll(() => shop.upstream.calls.some(({ path }) => path === '/store-api/account/register'), {
      interval: 10,
      timeout: 30_000,
    })
    .toBe(true);
  cut.abort();
  await expect(sent).rejects.toThrow();
  shop.sandbox.controls.set({ latency: 0 });
  const moved = shopper.sending({ 'user-agent': 'phone' }).movedTo(url(1));
  const state = '{ session { state } cart { totalQuantity } }';
  await expect
    .poll(() => moved.ask(state), { timeout: 30_000 })
    .toMatchObject({ session: { state: 'GUEST' }, cart: { totalQuantity: 4 } });
  expect(moved.cookies.get('sw-context-token')).not.toBe(shopper.cookies.get('sw-context-token'));
});

test('a login with a lost response keeps the cart for the next login', async () => {
  const email = newEmail();
  const customer = new Shopper(url(0));
  await register(customer, { email });
  await logout(customer);
  const shopper = await shopperWithCart();
  loseAnswerOf('/store-api/account/login');
  await expect(login(shopper, email)).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  expect(at(await shopper.ask(CART), 'cart')).toMatchObject({ items: [], notices: [] });
  await login(shopper.movedTo(url(1)), email);
  const again = await login(shopper, email);
  expect(at(again, 'cart', 'items')).toEqual(items);
});

test('a guest who clears the cart after a lost response has an empty one', async () => {
  const shopper = new Shopper(url(0));
  const [first = ''] = products;
  await addToCart(shopper, first, 3);
  shop.upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/account/register') return false;
    response.writeHead(504).end();
    return true;
  };
  await expect(identify(shopper)).rejects.toThrow('UPSTREAM_UNAVAILABLE');
  shop.upstream.fault = null;
  const remove = 'mutation ($id: ID!) { removeFromCart(input: { id: $id }) { cart { totalQuantity } } }';
  expect(
    at(await shopper.ask(remove, { id: `cart-item:${first}` }), 'removeFromCart', 'cart', 'totalQuantity'),
  ).toBe(0);
  expect(at(await shopper.ask(CART), 'cart', 'items')).toEqual([]);
});
