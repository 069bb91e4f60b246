import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

async function guest(locale = 'en-GB', currency = 'CHF', quantity = 1): Promise<Shopper> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': locale, 'kontor-currency': currency });
  await addToCart(shopper, await buyableProduct(shopper), quantity);
  await identify(shopper);
  return shopper;
}

test('the delivery time of a method is shown, whether Shopware returns it by default (6.6) or on request (6.7)', async () => {
  const shopper = await guest();
  const deliveryTimes = async () =>
    (
      await shopper.ask(
        '{ checkout { shippingMethods { method { name delivery { label minDays maxDays } } arrival { latest } } } }',
      )
    )['checkout'];
  const before = await deliveryTimes();
  expect(JSON.stringify(before)).toMatch(/"minDays":\d/);
  gateway.sandbox.controls.set({ autoloads: false });
  expect(await deliveryTimes()).toEqual(before);
});

test('cash on collection is offered with collection only', async () => {
  const shopper = await guest();
  const methods = '{ shippingMethods { method { id name } } paymentMethods { method { name } } }';
  const { checkout } = await shopper.ask(`{ checkout ${methods} }`);
  const cash = { method: { name: 'Cash on collection' } };
  expect(at(checkout, 'paymentMethods')).not.toContainEqual(cash);
  const shipping = at(checkout, 'shippingMethods') as { method: { id: string; name: string } }[];
  const collection = shipping.find(({ method }) => method.name === 'Collect in Burgdorf');
  const chosen = await shopper.ask(
    `mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { checkout ${methods} } }`,
    { id: collection?.method.id },
  );
  expect(at(chosen, 'setShippingMethod', 'checkout', 'paymentMethods')).toContainEqual(cash);
});

test.each([
  ['CHF', 1],
  ['CHF', 6],
  ['EUR', 1],
])(
  'the price of a shipping method equals the cart with it, in %s with %i pieces',
  async (currency, quantity) => {
    const shopper = await guest('de-DE', currency, quantity);
    const { checkout } = await shopper.ask(
      '{ checkout { shippingMethods { method { id } price { amount } } } }',
    );
    const methods = at(checkout, 'shippingMethods') as { method: { id: string }; price: unknown }[];
    expect(methods.length).toBeGreaterThan(1);
    for (const { method, price } of methods) {
      const data = await shopper.ask(
        'mutation ($id: ID!) { setShippingMethod(input: { id: $id }) { checkout { cart { shipping { amount } } } } }',
        { id: method.id },
      );
      expect(at(data, 'setShippingMethod', 'checkout', 'cart', 'shipping')).toEqual(price);
    }
  },
);
