import { expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();

test('the delivery time of a method is shown, whether Shopware returns it by default (6.6) or on request (6.7)', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
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
  gateway.sandbox.controls.set({ autoloads: true });
});

const idsIn = (methods: unknown): unknown[] =>
  Array.isArray(methods) ? methods.map((choice) => at(choice, 'method', 'id')) : [];

test('keeps the order of methods when another one is chosen', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
  const { checkout } = await shopper.ask(
    '{ checkout { shippingMethods { method { id } } paymentMethods { method { id } } } }',
  );
  const shippings = idsIn(at(checkout, 'shippingMethods'));
  const payments = idsIn(at(checkout, 'paymentMethods'));
  expect(shippings.length).toBeGreaterThan(1);
  const chosen = await shopper.ask(
    `mutation ($shipping: ID!, $payment: ID!) {
      setShippingMethod(input: { id: $shipping }) { checkout { shippingMethodId } }
      setPaymentMethod(input: { id: $payment }) { checkout { paymentMethodId
        shippingMethods { method { id } } paymentMethods { method { id } } } } }`,
    { shipping: shippings[1], payment: payments.at(-1) },
  );
  const after = at(chosen, 'setPaymentMethod', 'checkout');
  expect(at(after, 'paymentMethodId')).toBe(payments.at(-1));
  expect(idsIn(at(after, 'shippingMethods'))).toEqual(shippings);
  expect(idsIn(at(after, 'paymentMethods'))).toEqual(payments);
});

test('methods have their technical names in every language, in orders too', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
  const { checkout, paymentMethods } = await shopper.ask(
    `{ paymentMethods { code }
       checkout { cart { hash } shippingMethods { method { code } } paymentMethods { method { id code } } } }`,
  );
  const namesIn = (choices: unknown): unknown[] =>
    Array.isArray(choices) ? choices.map((choice) => at(choice, 'method', 'code')) : [];
  expect(namesIn(at(checkout, 'shippingMethods'))).toContain('shipping_post_economy');
  const names = namesIn(at(checkout, 'paymentMethods'));
  expect(names).toContain('payment_prepayment');
  expect(paymentMethods).toEqual(names.map((code) => ({ code })));

  const id = at(checkout, 'paymentMethods', names.indexOf('payment_prepayment'), 'method', 'id');
  const chosen = await shopper.ask(
    'mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { checkout { cart { hash } } } }',
    { id },
  );
  const placed = await shopper.ask(
    `mutation ($hash: String!) { placeOrder(input: { idempotencyKey: "by-technical-name", cartHash: $hash, termsAccepted: true }) {
       order { paymentMethod { code } shippingMethod { code } } userErrors { code } } }`,
    { hash: at(chosen, 'setPaymentMethod', 'checkout', 'cart', 'hash') },
  );
  expect(at(placed, 'placeOrder')).toEqual({
    order: {
      paymentMethod: { code: 'payment_prepayment' },
      shippingMethod: { code: expect.stringMatching(/^shipping_/) },
    },
    userErrors: [],
  });
});

test('cash on collection is offered with collection only', async () => {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  await addToCart(shopper, await buyableProduct(shopper));
  await identify(shopper);
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
