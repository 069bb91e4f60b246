import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';

let gateway: TestGateway;
let shopper: Shopper;
let product: string;

beforeAll(async () => {
  gateway = await startTestGateway();
  shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  product = await buyableProduct(shopper);
});
afterAll(() => gateway.close());

let orders = 0;

/** An unpaid order by card. */
async function orderByCard(): Promise<string> {
  await addToCart(shopper, product);
  await identify(shopper);
  await shopper.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
    id: gateway.sandbox.controls.paymentMethodId('card'),
  });
  orders += 1;
  return textAt(await placeOrder(shopper, `payment-states-${orders}`), 'order', 'id');
}

async function pay(id: string) {
  const { order } = await shopper.ask('query ($id: ID!) { order(id: $id) { canPay canCancel paid } }', {
    id,
  });
  const { payOrder } = await shopper.ask(
    'mutation ($id: ID!) { payOrder(input: { orderId: $id }) { paymentUrl userErrors { code message } } }',
    { id },
  );
  return { order, payOrder };
}

test.each([
  ['open', []],
  ['failed', ['fail']],
  ['cancelled', ['cancel']],
  ['reminded', ['remind']],
  ['unconfirmed', ['process_unconfirmed']],
])('an order whose payment is %s can be paid', async (_state, work) => {
  const id = await orderByCard();
  for (const payment of work) gateway.sandbox.controls.workOnOrder(id, { payment });
  expect(await pay(id)).toMatchObject({
    order: { canPay: true, canCancel: true },
    payOrder: { paymentUrl: expect.stringContaining('/_pay/'), userErrors: [] },
  });
});

test.each([
  ['authorised', ['authorize']],
  ['in progress', ['process']],
  ['paid in part', ['paid_partially']],
  ['refunded', ['paid', 'refund']],
  ['refunded in part', ['paid', 'refund_partially']],
  ['charged back', ['paid', 'chargeback']],
])('an order whose payment is %s asks nobody to pay, and opens no payment', async (_state, work) => {
  const id = await orderByCard();
  for (const payment of work) gateway.sandbox.controls.workOnOrder(id, { payment });
  expect(await pay(id)).toMatchObject({
    order: { canPay: false, canCancel: false },
    payOrder: {
      paymentUrl: null,
      userErrors: [{ code: 'ORDER_NOT_PAYABLE', message: 'There is nothing to pay for this order now.' }],
    },
  });
});
