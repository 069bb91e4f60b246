import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder, swissAddress } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

/** A customer with a cart, a second address, and the hash of the shown cart. */
async function atCheckout() {
  const { shopper } = await newCustomer(gateway);
  await addToCart(shopper, product);
  const { address } = await swissAddress(shopper);
  const secondAddress = { firstName: 'Rita', lastName: 'Recht', ...address, street: 'Bergweg 7' };
  const made = await shopper.ask(
    'mutation ($address: AddressInput!) { createAddress(input: { address: $address }) { address { id } userErrors { code } } }',
    { address: secondAddress },
  );
  const seen = await shopper.ask('{ cart { hash } }');
  return { shopper, hash: textAt(seen, 'cart', 'hash'), id: textAt(made, 'createAddress', 'address', 'id') };
}

const CHOOSE = `mutation ($id: ID!) { setShippingAddress(input: { id: $id }) {
  checkout { cart { hash } shippingAddress { street } } userErrors { code } } }`;

const CHANGED = { order: null, userErrors: [{ code: 'CART_CHANGED' }] };

describe('an order is sent to the address that the buyer saw,', () => {
  test('not to one chosen on another device meanwhile', async () => {
    const { shopper, hash, id } = await atCheckout();
    const chosen = await shopper.ask(CHOOSE, { id });
    expect(await placeOrder(shopper, 'to-the-unseen-address', hash)).toMatchObject(CHANGED);
    const after = textAt(chosen, 'setShippingAddress', 'checkout', 'cart', 'hash');
    expect(await placeOrder(shopper, 'to-the-seen-address', after)).toMatchObject({
      order: {},
      userErrors: [],
    });
  });

  test('not to one rewritten meanwhile', async () => {
    const { shopper, id } = await atCheckout();
    const chosen = await shopper.ask(CHOOSE, { id });
    const hash = textAt(chosen, 'setShippingAddress', 'checkout', 'cart', 'hash');
    const rewritten = await shopper.ask(
      'mutation ($input: UpdateAddressInput!) { updateAddress(input: $input) { userErrors { code } } }',
      { input: { id, address: { street: 'Talweg 9' } } },
    );
    expect(at(rewritten, 'updateAddress', 'userErrors')).toEqual([]);
    expect(await placeOrder(shopper, 'to-the-rewritten-address', hash)).toMatchObject(CHANGED);
  });
});
