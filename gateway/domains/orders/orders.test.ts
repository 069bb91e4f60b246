import { beforeAll, describe, expect, test } from 'vitest';
import { login, newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';
import { orderOptions } from './order-state.ts';
import { findOrders } from './public/order.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const ORDER = `id status { code } paid canPay canCancel canChangePayment canRequestCancellation canReturn
  deliveryStatus { code } trackingUrls documents { name url }
  paymentMethod { id } items { type downloads { available url } }`;

/** The customer of the demo shop with orders of all kinds. */
async function anna(locale = 'de-DE'): Promise<Shopper> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
  await login(shopper, 'anna@example.ch', 'kontor-demo');
  return shopper;
}

async function ordersOf(shopper: Shopper): Promise<readonly unknown[]> {
  const { customer } = await shopper.ask(`{ customer { orders(first: 50) { nodes { ${ORDER} } } } }`);
  return at(customer, 'orders', 'nodes') as unknown[];
}

/** A customer with an unpaid order. */
async function buyer(): Promise<{ readonly shopper: Shopper; readonly id: string }> {
  const { shopper } = await newCustomer(gateway);
  await addToCart(shopper, product, 2);
  const payload = await placeOrder(shopper, `order-${Math.random()}`);
  return { shopper, id: textAt(payload, 'order', 'id') };
}

async function order(shopper: Shopper, id: string): Promise<unknown> {
  return (await shopper.ask(`query ($id: ID!) { order(id: $id) { ${ORDER} } }`, { id }))['order'];
}

async function change(shopper: Shopper, mutation: string, type: string, input: unknown): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { order { ${ORDER} } userErrors { code field } } }`,
    { input },
  );
  return data[mutation];
}

test('the list of orders has lines of every kind, documents, tracking and files', async () => {
  const text = JSON.stringify(await ordersOf(await anna('fr-CH')));
  for (const kind of ['PRODUCT', 'PROMOTION', 'CREDIT', 'CUSTOM']) expect(text).toContain(`"type":"${kind}"`);
  expect(text).toMatch(/"trackingUrls":\["https:\/\/[^"]*99\.00\.123456/);
  expect(text).toMatch(/"name":"Facture [^"]+","url":"\/order\/[0-9a-f]{32}\/document\/[0-9a-f]{32}"/);
  expect(text).toMatch(
    /"available":true,"url":"\/order\/[0-9a-f]{32}\/download\/[0-9a-f]{32}\/[0-9a-f]{32}"/,
  );
});

async function pay(shopper: Shopper, id: string): Promise<unknown> {
  const mutation =
    'mutation ($id: ID!) { payOrder(input: { id: $id }) { order { id } paymentUrl userErrors { code } } }';
  return (await shopper.ask(mutation, { id }))['payOrder'];
}

describe('an order', () => {
  test('that is open can be paid by another method and cancelled', async () => {
    const { shopper, id } = await buyer();
    const before = await order(shopper, id);
    expect(before).toMatchObject({ paid: false, canCancel: true, canChangePayment: true, documents: [] });
    const { paymentMethods } = await shopper.ask('{ paymentMethods { id } }');
    const paymentMethodId = (paymentMethods as { id: string }[])
      .map((method) => method.id)
      .find((one) => one !== at(before, 'paymentMethod', 'id'));
    const rechoose = () =>
      change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', { id, paymentMethodId });
    const cancel = () => change(shopper, 'cancelOrder', 'IdInput', { id });
    expect(await rechoose()).toMatchObject({
      order: { paymentMethod: { id: paymentMethodId } },
      userErrors: [],
    });
    expect(await cancel()).toMatchObject({
      order: { status: { code: 'cancelled' }, canCancel: false, canPay: false, canChangePayment: false },
      userErrors: [],
    });
    expect(at(await cancel(), 'userErrors', 0, 'code')).toBe('ORDER_NOT_CANCELLABLE');
    expect(at(await pay(shopper, id), 'userErrors')).toEqual([{ code: 'ORDER_CANCELLED' }]);
    expect(at(await rechoose(), 'userErrors', 0, 'code')).toBe('PAYMENT_METHOD_UNCHANGEABLE');
  });

  test('of another customer cannot be seen, changed, paid or repeated', async () => {
    const { id } = await buyer();
    const { shopper } = await newCustomer(gateway);
    const notFound = {
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', field: ['id'] }],
    };
    gateway.upstream.calls.length = 0;
    for (const orderId of [id, '0'.repeat(32), 'nope']) {
      expect(await order(shopper, orderId)).toBeNull();
      expect(await change(shopper, 'cancelOrder', 'IdInput', { id: orderId })).toEqual(notFound);
      const input = { id: orderId, paymentMethodId: '0'.repeat(32) };
      expect(await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input)).toEqual(notFound);
      expect(await pay(shopper, orderId)).toEqual({
        order: null,
        paymentUrl: null,
        userErrors: [{ code: 'ORDER_NOT_FOUND' }],
      });
      expect(at(await reorder(shopper, orderId), 'userErrors', 0, 'code')).toBe('ORDER_NOT_FOUND');
    }
    const { calls } = gateway.upstream;
    expect(calls.filter(({ path }) => /payment$|cancel$|line-item$/.test(path))).toEqual([]);
  });

  test('without promotions can be paid by another method if Shopware does not check promotions', () => {
    const elements = [{ lineItems: [{ type: 'product' }] }, { lineItems: [{ type: 'promotion' }] }];
    const found = findOrders({ orders: { elements }, paymentChangeable: [] });
    expect(found.map(({ changeable }) => changeable)).toEqual([true, false]);
  });

  test('that was shipped can be paid by another method only after a failed payment', () => {
    const inState = (technicalName: string) => ({ stateMachineState: { technicalName } });
    const changeable = ['open', 'failed'].map((payment) => {
      const order = { deliveries: [inState('shipped')], transactions: [inState(payment)] };
      return orderOptions(order, { changeable: true, cancels: true, offline: [] }).canChangePayment;
    });
    expect(changeable).toEqual([false, true]);
  });

  test('that is paid cannot be paid again, changed or cancelled', async () => {
    const shopper = await anna();
    const paid = (await ordersOf(shopper)).find((entry) => at(entry, 'paid') === true);
    expect(paid).toMatchObject({ canCancel: false, canChangePayment: false });
    const id = textAt(paid, 'id');
    expect(await pay(shopper, id)).toMatchObject({
      paymentUrl: null,
      userErrors: [{ code: 'ORDER_PAID' }],
    });
    const input = { id, paymentMethodId: '0'.repeat(32) };
    const changed = await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input);
    expect(at(changed, 'userErrors', 0, 'code')).toBe('ORDER_PAID');
  });
});

async function reorder(shopper: Shopper, orderId: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: IdInput!) { reorder(input: $input) {
      cart { items { id quantity } } missing userErrors { code field } } }`,
    { input: { id: orderId } },
  );
  return data['reorder'];
}

describe('repeating an order', () => {
  test('adds each product once, and reports discontinued ones', async () => {
    const { shopper, id } = await buyer();
    for (const quantity of [2, 4])
      expect(await reorder(shopper, id)).toEqual({
        cart: { items: [{ id: `cart-item:${product}`, quantity }] },
        missing: [],
        userErrors: [],
      });
    gateway.sandbox.controls.setProduct(product, { active: false });
    const gone = await reorder(shopper, id);
    gateway.sandbox.controls.setProduct(product, { active: true });
    expect(at(gone, 'missing')).toEqual([expect.stringMatching(/./)]);
    expect(at(gone, 'cart', 'items')).toEqual([]);
  });

  test('skips promotions, credits and custom lines', async () => {
    const shopper = await anna();
    const mixed = (await ordersOf(shopper)).find((entry) => JSON.stringify(entry).includes('CREDIT'));
    const payload = await reorder(shopper, textAt(mixed, 'id'));
    expect(at(payload, 'missing')).toEqual([]);
    expect(at(payload, 'cart', 'items')).toHaveLength(2);
  });

  test('reports an order without products that still exist', async () => {
    const { shopper, id } = await buyer();
    gateway.upstream.answer = (path, body) =>
      path === '/store-api/order'
        ? { status: 200, body: body.replaceAll(/"productId":"[^"]*"/g, '"productId":null') }
        : null;
    expect(await reorder(shopper, id)).toEqual({
      cart: null,
      missing: [expect.stringMatching(/./)],
      userErrors: [{ code: 'NOTHING_TO_REORDER', field: ['id'] }],
    });
  });
});

test.each([
  ['cancelOrder', 'IdInput', 'SYSTEM__ILLEGAL_STATE_TRANSITION', 'ORDER_UNCHANGEABLE', 'id'],
  [
    'changeOrderPayment',
    'ChangeOrderPaymentInput',
    'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE',
    'PAYMENT_METHOD_BLOCKED',
    'paymentMethodId',
  ],
])('%s (%s) reports %s as %s', async (mutation, type, upstreamCode, code, field) => {
  const { shopper, id } = await buyer();
  const errors = [{ status: '400', code: upstreamCode }];
  gateway.upstream.fault = respondTo(/order\/(?:state\/cancel|payment)$/, 400, { errors });
  const input = type === 'IdInput' ? { id } : { id, paymentMethodId: '0'.repeat(32) };
  expect(at(await change(shopper, mutation, type, input), 'userErrors')).toEqual([{ code, field: [field] }]);
});
