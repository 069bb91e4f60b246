import { beforeAll, describe, expect, test } from 'vitest';
import { login, newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

const DEMO = { email: 'anna@example.ch', password: 'kontor-demo' };
const ORDER = `id number createdAt status { code label } paymentStatus { code } deliveryStatus { code } paid canPay canCancel
  canChangePayment trackingUrls documents { id name url } paymentMethod { id name } total { amount }
  items { type label quantity product { path } unitPrice { amount } totalPrice { amount } downloads { fileName available url } }`;

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

describe('the list of orders', () => {
  test('is sorted by date, with pages and an exact total', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    await login(shopper, DEMO.email, DEMO.password);
    const query = `query ($offset: Int!) { customer { orders(first: 4, offset: $offset) { nodes { ${ORDER} }
      totalCount pageInfo { hasNextPage hasPreviousPage } } } }`;
    const dates: string[] = [];
    let total = 0;
    for (let offset = 0; ; offset += 4) {
      const orders = at(await shopper.ask(query, { offset }), 'customer', 'orders');
      const found = at(orders, 'nodes');
      dates.push(...(Array.isArray(found) ? found : []).map((entry) => textAt(entry, 'createdAt')));
      total = Number(at(orders, 'totalCount'));
      const hasNextPage = offset + 4 < total;
      expect(at(orders, 'pageInfo')).toEqual({ hasNextPage, hasPreviousPage: offset > 0 });
      if (!hasNextPage) break;
    }
    expect(total).toBeGreaterThan(4);
    expect(dates).toHaveLength(total);
    expect(dates).toEqual(dates.toSorted().toReversed());
  });

  test('can be searched by number and product, and has bank transfers', async () => {
    const shopper = new Shopper(gateway.url);
    await login(shopper, DEMO.email, DEMO.password);
    const query = `query ($search: String) { customer { orders(search: $search) { totalCount nodes { number items { label }
      bankTransfer { iban reference amount { currencyCode } qrCode } } } } }`;
    const search = async (term: string) =>
      at(await shopper.ask(query, { search: term }), 'customer', 'orders');
    const all = Number(at(await search(''), 'totalCount'));
    const first = at(await search(''), 'nodes', 0);
    const number = textAt(first, 'number');
    expect(at(await search(number), 'nodes')).toEqual([first]);
    expect(at(first, 'bankTransfer')).toEqual({
      iban: 'CH44 3199 9123 0008 8901 2',
      reference: expect.stringMatching(/^\d\d( \d{5}){5}$/),
      amount: { currencyCode: 'CHF' },
      qrCode: expect.stringMatching(/^<svg .*<\/svg>$/),
    });
    const label = textAt(first, 'items', 0, 'label');
    const named = await search(label.slice(1, 8));
    expect(Number(at(named, 'totalCount'))).toBeLessThan(all);
    expect(at(named, 'nodes')).toContainEqual(first);
    expect(at(await search('nirgends'), 'nodes')).toEqual([]);
  });

  test('reads the paths of all products in one call', async () => {
    const shopper = new Shopper(gateway.url);
    await login(shopper, DEMO.email, DEMO.password);
    const before = gateway.upstream.calls.length;
    const { customer } = await shopper.ask(
      `{ customer { orders(first: 10) { nodes { items { type product { path } } } } } }`,
    );
    expect(gateway.upstream.calls.length - before).toBeLessThanOrEqual(3);
    const items = at(customer, 'orders', 'nodes');
    const paths = (Array.isArray(items) ? items : []).flatMap((entry) => {
      const lines = at(entry, 'items');
      return Array.isArray(lines) ? lines : [];
    });
    expect(
      paths.some(
        (line) => at(line, 'type') === 'PRODUCT' && String(at(line, 'product', 'path')).startsWith('/'),
      ),
    ).toBe(true);
  });

  test('has lines of every kind, documents, tracking and files', async () => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'fr-CH' });
    await login(shopper, DEMO.email, DEMO.password);
    const { customer } = await shopper.ask(`{ customer { orders(first: 50) { nodes { ${ORDER} } } } }`);
    const text = JSON.stringify(customer);
    for (const kind of ['PRODUCT', 'PROMOTION', 'CREDIT', 'CUSTOM'])
      expect(text).toContain(`"type":"${kind}"`);
    expect(text).toMatch(/"trackingUrls":\["https:\/\/[^"]*99\.00\.123456/);
    expect(text).toMatch(/"name":"Facture [^"]+","url":"\/order\/[0-9a-f]{32}\/document\/[0-9a-f]{32}"/);
    expect(text).toMatch(
      /"available":true,"url":"\/order\/[0-9a-f]{32}\/download\/[0-9a-f]{32}\/[0-9a-f]{32}"/,
    );
  });

  test('is missing without a login, without affecting other fields', async () => {
    const query = '{ session { state } cart { totalQuantity } customer { orders { totalCount } } }';
    const visitor = new Shopper(gateway.url);
    expect(await visitor.ask(query)).toEqual({
      session: { state: 'VISITOR' },
      cart: { totalQuantity: 0 },
      customer: null,
    });
    await addToCart(visitor, product);
    expect(await visitor.ask(query)).toEqual({
      session: { state: 'VISITOR' },
      cart: { totalQuantity: 1 },
      customer: null,
    });
  });
});

describe('an order', () => {
  test('that is open can be paid by another method and cancelled', async () => {
    const { shopper, id } = await buyer();
    const before = await order(shopper, id);
    expect(before).toMatchObject({ paid: false, canCancel: true, canChangePayment: true, documents: [] });
    const { paymentMethods } = await shopper.ask('{ paymentMethods { id name } }');
    const methods = Array.isArray(paymentMethods) ? paymentMethods : [];
    const anotherMethod = methods
      .map((method) => textAt(method, 'id'))
      .find((one) => one !== at(before, 'paymentMethod', 'id'));
    const paymentMethodId = anotherMethod ?? '';
    const changed = await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', {
      id,
      paymentMethodId,
    });
    expect(changed).toMatchObject({ order: { paymentMethod: { id: paymentMethodId } }, userErrors: [] });
    const cancelled = await change(shopper, 'cancelOrder', 'IdInput', { id });
    expect(cancelled).toMatchObject({
      order: { status: { code: 'cancelled' }, canCancel: false, canPay: false, canChangePayment: false },
      userErrors: [],
    });
    expect(at(await change(shopper, 'cancelOrder', 'IdInput', { id }), 'userErrors')).toEqual([
      { code: 'ORDER_NOT_CANCELLABLE', field: ['id'] },
    ]);
    const paid = await shopper.ask(
      'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl userErrors { code } } }',
      { id },
    );
    expect(at(paid, 'payOrder')).toEqual({ paymentUrl: null, userErrors: [{ code: 'ORDER_CANCELLED' }] });
    const input = { id, paymentMethodId };
    expect(
      at(await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input), 'userErrors'),
    ).toEqual([{ code: 'PAYMENT_METHOD_UNCHANGEABLE', field: ['id'] }]);
  });

  test('cannot be paid by an unknown method', async () => {
    const { shopper, id } = await buyer();
    for (const [paymentMethodId, code] of [
      ['0'.repeat(32), 'PAYMENT_METHOD_NOT_FOUND'],
      ['nope', 'PAYMENT_METHOD_NOT_FOUND'],
      [' ', 'REQUIRED'],
    ]) {
      const input = { id, paymentMethodId };
      const payload = await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input);
      expect(at(payload, 'userErrors')).toEqual([{ code, field: ['paymentMethodId'] }]);
      expect(at(payload, 'order', 'id')).toBe(id);
    }
  });

  test('of another customer cannot be seen, changed, paid or repeated', async () => {
    const { id } = await buyer();
    const { shopper } = await newCustomer(gateway);
    const notFound = {
      order: null,
      userErrors: [{ code: 'ORDER_NOT_FOUND', field: ['id'] }],
    };
    const sent = () =>
      gateway.upstream.calls.filter(({ path }) => /payment$|cancel$|line-item$/.test(path)).length;
    const before = sent();
    for (const orderId of [id, '0'.repeat(32), 'nope']) {
      expect(await order(shopper, orderId)).toBeNull();
      expect(await change(shopper, 'cancelOrder', 'IdInput', { id: orderId })).toEqual(notFound);
      const input = { id: orderId, paymentMethodId: '0'.repeat(32) };
      expect(await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input)).toEqual(notFound);
      const paid = await shopper.ask(
        'mutation ($id: ID!) { payOrder(input: { id: $id }) { order { id } paymentUrl userErrors { code } } }',
        { id: orderId },
      );
      expect(at(paid, 'payOrder')).toEqual({
        order: null,
        paymentUrl: null,
        userErrors: [{ code: 'ORDER_NOT_FOUND' }],
      });
    }
    expect(sent()).toBe(before);
  });

  test('that is paid cannot be paid again, changed or cancelled', async () => {
    const shopper = new Shopper(gateway.url);
    await login(shopper, DEMO.email, DEMO.password);
    const { customer } = await shopper.ask(
      `{ customer { orders(first: 50) { nodes { id paid canCancel canChangePayment } } } }`,
    );
    const list = at(customer, 'orders', 'nodes');
    const paid = (Array.isArray(list) ? list : []).find((entry) => at(entry, 'paid') === true);
    expect(paid).toMatchObject({ canCancel: false, canChangePayment: false });
    const orderId = textAt(paid, 'id');
    const again = await shopper.ask(
      'mutation ($id: ID!) { payOrder(input: { id: $id }) { paymentUrl userErrors { code } } }',
      { id: orderId },
    );
    const code = 'ORDER_PAID';
    expect(at(again, 'payOrder')).toEqual({ paymentUrl: null, userErrors: [{ code }] });
    const input = { id: orderId, paymentMethodId: '0'.repeat(32) };
    const changed = await change(shopper, 'changeOrderPayment', 'ChangeOrderPaymentInput', input);
    expect(at(changed, 'userErrors', 0, 'code')).toBe(code);
  });
});
