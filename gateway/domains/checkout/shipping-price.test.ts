import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  product = await buyableProduct(new Shopper(gateway.url));
});

const METHODS =
  '{ checkout { shippingMethodId shippingMethods { method { id } blocked price { amount currencyCode } } cart { shipping { amount } } } }';

interface Shown {
  readonly id: string;
  readonly amount: string;
}

async function shown(shopper: Shopper): Promise<Shown[]> {
  const methods = at(await shopper.ask(METHODS), 'checkout', 'shippingMethods');
  if (!Array.isArray(methods)) throw new Error('no shipping methods');
  return methods.map((quote: unknown) => ({
    id: String(at(quote, 'method', 'id')),
    amount: String(at(quote, 'price', 'amount')),
  }));
}

async function chosenCosts(shopper: Shopper, id: string): Promise<unknown> {
  const data = await shopper.ask(
    'mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { checkout { cart { shipping { amount } } } } }',
    { id },
  );
  return at(data, 'setShippingMethod', 'checkout', 'cart', 'shipping', 'amount');
}

describe('the price of a shipping method', () => {
  test.each([
    ['CHF', 1],
    ['CHF', 6],
    ['EUR', 1],
  ])('equals the cart with it, in %s with %i pieces', async (currency, quantity) => {
    const shopper = new Shopper(gateway.url, { 'kontor-currency': currency });
    await addToCart(shopper, product, quantity);
    await identify(shopper);
    const methods = await shown(shopper);
    expect(methods.length).toBeGreaterThan(1);
    for (const { id, amount } of methods) expect(await chosenCosts(shopper, id)).toBe(amount);
  });
});
