import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { paymentMethodId } from '../../../sandbox/shops/derive/ids.ts';
import type { TransactionState } from '../../../sandbox/state/records.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { Shopper, textAt } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';
import { Messages } from '../shared/messages/messages.ts';
import { orderStatus } from './order-state.ts';

let shopper: Shopper;
let product: string;

const gateway = testGateway({ WEBHOOK_SECRET });
beforeAll(async () => {
  shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
  product = await buyableProduct(shopper);
});

let orders = 0;

/** An unpaid order by card. */
async function orderByCard(): Promise<string> {
  await addToCart(shopper, product);
  await identify(shopper);
  await shopper.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
    id: paymentMethodId('card'),
  });
  orders += 1;
  return textAt(await placeOrder(shopper, `payment-states-${orders}`), 'order', 'id');
}

async function pay(id: string) {
  const { order } = await shopper.ask(
    'query ($id: ID!) { order(id: $id) { paymentOutcome canPay canCancel } }',
    {
      id,
    },
  );
  const { payOrder } = await shopper.ask(
    'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl userErrors { code } } }',
    { id },
  );
  return { order, payOrder };
}

describe('a shop whose customers may not cancel orders', () => {
  const OPTIONS = 'canCancel canRequestCancellation';
  const set = async (allowed: boolean | null) => {
    gateway.sandbox.controls.setSetting('core.cart.enableOrderRefunds', allowed);
    await purge(gateway.url, ['*']);
  };
  const options = async (id: string) =>
    (await shopper.ask(`query ($id: ID!) { order(id: $id) { ${OPTIONS} } }`, { id }))['order'];
  const cancel = async (id: string) =>
    (
      await shopper.ask(
        `mutation ($id: ID!) { cancelOrder(input: { id: $id }) {
          order { status { code } ${OPTIONS} } userErrors { code field } } }`,
        { id },
      )
    )['cancelOrder'];
  afterEach(async () => {
    gateway.upstream.fault = null;
    await set(true);
  });

  test.each([false, null])('offers a request where the setting is %s', async (allowed) => {
    const id = await orderByCard();
    expect(await options(id)).toEqual({ canCancel: true, canRequestCancellation: false });
    await set(allowed);
    expect(await options(id)).toEqual({ canCancel: false, canRequestCancellation: true });
  });

  test('offers a request after a rejection if the setting is unreadable', async () => {
    const id = await orderByCard();
    gateway.upstream.fault = respondTo(/system-config/, 403);
    await set(false);
    expect(await options(id)).toEqual({ canCancel: true, canRequestCancellation: false });
    expect(await cancel(id)).toEqual({
      order: { status: { code: 'open' }, canCancel: false, canRequestCancellation: true },
      userErrors: [{ code: 'ORDER_NOT_CANCELLABLE', field: ['id'] }],
    });
  });
});

test.each<[string, TransactionState[]]>([
  ['OPEN', []],
  ['OPEN', ['reminded']],
  ['PENDING', ['unconfirmed']],
  ['FAILED', ['failed']],
  ['CANCELLED', ['cancelled']],
])('an order whose payment is %s after %j can be paid', async (paymentOutcome, work) => {
  const id = await orderByCard();
  for (const payment of work) gateway.sandbox.controls.workOnOrder(id, { payment });
  expect(await pay(id)).toMatchObject({
    order: { paymentOutcome, canPay: true, canCancel: true },
    payOrder: { paymentUrl: expect.stringContaining('/_pay/'), userErrors: [] },
  });
});

test.each<[string, TransactionState[]]>([
  ['AUTHORIZED', ['authorized']],
  ['PENDING', ['in_progress']],
  ['PARTIALLY_PAID', ['paid_partially']],
  ['REFUNDED', ['paid', 'refunded']],
  ['REFUNDED', ['paid', 'refunded_partially']],
  ['REFUNDED', ['paid', 'chargeback']],
])('an order whose payment is %s after %j cannot be paid', async (paymentOutcome, work) => {
  const id = await orderByCard();
  for (const payment of work) gateway.sandbox.controls.workOnOrder(id, { payment });
  expect(await pay(id)).toMatchObject({
    order: { paymentOutcome, canPay: false, canCancel: false },
    payOrder: { paymentUrl: null, userErrors: [{ code: 'ORDER_NOT_PAYABLE' }] },
  });
});

test.each([
  [{ technicalName: 'paid', name: 'Réglée', translated: { name: 'Réglée' } }, 'Réglée'],
  [{ technicalName: 'paid', name: null, translated: { name: 'Bezahlt' } }, 'Payé'],
  [{ technicalName: 'of_a_plugin', name: null, translated: { name: 'Wartet' } }, 'Wartet'],
  [null, 'En attente'],
])('a state that Shopware names %j is called %j in French', (state, label) => {
  const messages = new Messages({ locale: 'fr-CH', formatLocale: 'fr-CH' }, {});
  expect(orderStatus(state, 'payment', messages).label).toBe(label);
});
