import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, newEmail } from '../../testing/customer.ts';
import { startReplica, startTestGateway, testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const RETURN = 'myshop://pay/done';
const ERROR = 'https://kiosk.example/pay/failed?till=3';

let product: string;
let keys = 0;

const gateway = testGateway({ PAYMENT_RETURN_URLS: 'https://kiosk.example/pay, myshop://pay' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

/** A guest who is about to order by card. */
async function guestAtTheTill(
  email = newEmail(),
  headers: Record<string, string> = {},
  url = gateway.url,
): Promise<Shopper> {
  const guest = new Shopper(url, { 'kontor-locale': 'en-GB', ...headers });
  await addToCart(guest, product);
  await identify(guest, { email });
  await guest.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
    id: gateway.sandbox.controls.paymentMethodId('card'),
  });
  return guest;
}

async function order(shopper: Shopper, wishes: object): Promise<unknown> {
  const cartHash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  keys += 1;
  const input = { idempotencyKey: `app-payment-${keys}`, cartHash, termsAccepted: true, ...wishes };
  const { placeOrder } = await shopper.ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { id token currencyCode total { currencyCode } } paymentUrl userErrors { code field message } } }`,
    { input },
  );
  return placeOrder;
}

async function payAgain(shopper: Shopper, input: object): Promise<unknown> {
  const { payOrder } = await shopper.ask(
    `mutation ($input: PayOrderInput!) { payOrder(input: $input) {
      order { id token } paymentUrl userErrors { code field } } }`,
    { input },
  );
  return payOrder;
}

/** Pays at the provider as a buyer; returns the redirect. */
async function atProvider(paymentUrl: string, action: 'pay' | 'fail' | 'cancel'): Promise<string | null> {
  const body = new URLSearchParams({ action });
  const answer = await fetch(paymentUrl, { method: 'POST', redirect: 'manual', body });
  return answer.headers.get('location');
}

const PAYMENT = `query ($id: ID!, $link: OrderAccessInput) {
  order(id: $id, access: $link) { id paymentOutcome paymentStatus { code } paid canPay total { currencyCode } } }`;

async function outcomeOf(shopper: Shopper, id: string, link: unknown = null): Promise<unknown> {
  return (await shopper.ask(PAYMENT, { id, link }))['order'];
}

describe('a frontend with return URLs', () => {
  test('gets its buyer back after the payment, and the true outcome', async () => {
    const guest = await guestAtTheTill();
    const placed = await order(guest, { returnUrl: RETURN, errorUrl: ERROR });
    const id = textAt(placed, 'order', 'id');
    expect(await outcomeOf(guest, id)).toEqual({
      id,
      paymentOutcome: 'OPEN',
      paymentStatus: { code: 'open' },
      paid: false,
      canPay: true,
      total: { currencyCode: 'CHF' },
    });
    expect(await atProvider(textAt(placed, 'paymentUrl'), 'pay')).toBe(`${RETURN}?order=${id}`);
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'PAID', paid: true, canPay: false });
  });

  test('gets its buyer back after a failure, can retry, and receives only its URLs', async () => {
    const guest = await guestAtTheTill();
    const placed = await order(guest, { returnUrl: RETURN, errorUrl: ERROR });
    const id = textAt(placed, 'order', 'id');
    expect(await atProvider(textAt(placed, 'paymentUrl'), 'fail')).toBe(
      `${ERROR}&order=${id}&error-code=CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED`,
    );
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'FAILED', paid: false, canPay: true });
    const again = await payAgain(guest, { id, returnUrl: RETURN });
    expect(await atProvider(textAt(again, 'paymentUrl'), 'cancel')).toBe(
      `${RETURN}?order=${id}&error-code=CHECKOUT__CUSTOMER_CANCELED_EXTERNAL_PAYMENT`,
    );
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'CANCELLED', canPay: true });
  });

  test('can retry too if Shopware does not return which methods redirect (6.7)', async () => {
    gateway.sandbox.controls.set({ paymentKinds: false });
    try {
      const guest = await guestAtTheTill();
      const { checkout } = await guest.ask(
        '{ checkout { paymentMethods { method { name requiresRedirect } } } }',
      );
      const ways = at(checkout, 'paymentMethods') as {
        method: { name: string; requiresRedirect: boolean };
      }[];
      const external = ways.filter(({ method }) => method.requiresRedirect).map(({ method }) => method.name);
      expect([external, ways.length > 2]).toEqual([['Card'], true]);
      const placed = await order(guest, { returnUrl: RETURN });
      const id = textAt(placed, 'order', 'id');
      expect(await outcomeOf(guest, id)).toMatchObject({ canPay: true });
      await atProvider(textAt(placed, 'paymentUrl'), 'fail');
      expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'FAILED', canPay: true });
      const again = await payAgain(guest, { id, returnUrl: RETURN });
      expect(await atProvider(textAt(again, 'paymentUrl'), 'pay')).toBe(`${RETURN}?order=${id}`);
      expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'PAID', canPay: false });
    } finally {
      gateway.sandbox.controls.set({ paymentKinds: true });
    }
  });

  test('learns about an app payment without a payment page (6.7)', async () => {
    gateway.sandbox.controls.set({ paymentKinds: false, appsPayOffline: true });
    const replica = await startReplica(gateway);
    try {
      const guest = await guestAtTheTill(newEmail(), {}, replica.url);
      const { checkout, paymentMethods } = await guest.ask(
        '{ checkout { paymentMethods { method { requiresRedirect } } } paymentMethods { requiresRedirect } }',
      );
      expect(JSON.stringify([checkout, paymentMethods])).not.toContain('true');
      const placed = await order(guest, {});
      expect(placed).toMatchObject({ paymentUrl: null, userErrors: [] });
      const shown = await guest.ask(
        'query ($id: ID!) { order(id: $id) { requiresRedirect canPay paymentMethod { name requiresRedirect } } }',
        { id: textAt(placed, 'order', 'id') },
      );
      expect(shown['order']).toEqual({
        requiresRedirect: false,
        canPay: false,
        paymentMethod: { name: 'Card', requiresRedirect: false },
      });
    } finally {
      await replica.close();
      gateway.sandbox.controls.set({ paymentKinds: true, appsPayOffline: false });
    }
  });

  test.each([
    [{ returnUrl: 'https://evil.example/pay' }, [['returnUrl']]],
    [{ returnUrl: RETURN, errorUrl: 'https://kiosk.example@evil.example/pay' }, [['errorUrl']]],
    [{ returnUrl: 'javascript://pay/', errorUrl: '' }, [['returnUrl'], ['errorUrl']]],
  ])('is rejected before anything is ordered or paid: %j', async (wishes, fields) => {
    const guest = await guestAtTheTill();
    const userErrors = fields.map((field) => ({
      code: 'RETURN_URL_NOT_ALLOWED',
      field,
      message: 'The payment cannot lead back to this address.',
    }));
    expect(await order(guest, wishes)).toEqual({ order: null, paymentUrl: null, userErrors });
    expect(at(await guest.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
    const id = textAt(await order(guest, {}), 'order', 'id');
    const started = () =>
      gateway.upstream.calls.filter(({ path }) => path === '/store-api/handle-payment').length;
    const before = started();
    expect(await payAgain(guest, { id, ...wishes })).toEqual({
      order: null,
      paymentUrl: null,
      userErrors: fields.map((field) => ({ code: 'RETURN_URL_NOT_ALLOWED', field })),
    });
    expect(started()).toBe(before);
  });

  test('is optional: the page of the shop is the default', async () => {
    const placed = await order(await guestAtTheTill(), {});
    const id = textAt(placed, 'order', 'id');
    expect(await atProvider(textAt(placed, 'paymentUrl'), 'pay')).toBe(
      `http://localhost:3000/en/checkout/success/${id}/paid?link=${textAt(placed, 'order', 'token')}`,
    );
  });
});

describe('payment data', () => {
  const sent = (path: string): unknown =>
    JSON.parse(gateway.upstream.calls.findLast((call) => call.path === path)?.body ?? '');

  test('reaches the plugin before and after the order, and replaces no field of Shopware', async () => {
    const guest = await guestAtTheTill();
    const paymentData = { wallet: { token: 'tok_1', brands: ['visa', 1, true, null] }, 'till.id': '3' };
    const placed = await order(guest, { paymentData });
    const orderId = textAt(placed, 'order', 'id');
    expect(sent('/store-api/checkout/order')).toMatchObject({
      ...paymentData,
      tos: true,
      customerComment: '',
    });
    expect(sent('/store-api/handle-payment')).toMatchObject({ ...paymentData, orderId });
    await payAgain(guest, { id: orderId, paymentData: { wallet: { token: 'tok_2' } } });
    expect(sent('/store-api/handle-payment')).toMatchObject({ wallet: { token: 'tok_2' }, orderId });
  });

  test('can be a literal of the document', async () => {
    const guest = await guestAtTheTill();
    const { payOrder } = await guest.ask(
      'mutation { payOrder(input: { id: "1", paymentData: { token: "a", list: [1] } }) { userErrors { code } } }',
    );
    expect(payOrder).toEqual({ userErrors: [{ code: 'ORDER_NOT_FOUND' }] });
  });

  const deep = (levels: number): unknown => (levels === 0 ? 'end' : { a: deep(levels - 1) });

  test.each([
    ['no object', ['a']],
    ['text', 'a'],
    ['what names the order', { orderId: '1' }],
    ['what says where to go', { finishUrl: 'https://evil.example' }],
    ['what accepts the terms', { tos: true }],
    ['what chooses fields', { associations: { customer: {} } }],
    ['a name that is none', { '__proto__ ': 1 }],
    ['more levels than six', { a: deep(6) }],
    ['more values than two hundred', { a: Array.from({ length: 200 }, () => 1) }],
    ['more than 16 KB', { a: 'a'.repeat(16_384) }],
  ])('is rejected and not sent: %s', async (_what, paymentData) => {
    const before = gateway.upstream.calls.length;
    const { status, errors } = await new Shopper(gateway.url).send(
      'mutation ($data: PaymentData) { payOrder(input: { id: "1", paymentData: $data }) { userErrors { code } } }',
      { data: paymentData },
    );
    expect(status).toBe(400);
    expect(at(errors, 0, 'extensions', 'code')).toBe('BAD_USER_INPUT');
    expect(gateway.upstream.calls.length).toBe(before);
  });

  test('may have six levels', async () => {
    const { errors } = await new Shopper(gateway.url).send(
      'mutation ($data: PaymentData) { payOrder(input: { id: "1", paymentData: $data }) { userErrors { code } } }',
      { data: { a: deep(5) } },
    );
    expect(errors).toBeUndefined();
  });
});

describe('the outcome of a payment', () => {
  test('is available by link, e-mail address and postcode, without a session', async () => {
    const email = newEmail();
    const placed = await order(await guestAtTheTill(email), { returnUrl: RETURN });
    const id = textAt(placed, 'order', 'id');
    const link = { token: textAt(placed, 'order', 'token'), email, zipcode: '3400' };
    const stranger = new Shopper(gateway.url);
    expect(await outcomeOf(stranger, id, link)).toMatchObject({ id, paymentOutcome: 'OPEN' });
    expect(stranger.cookies.size).toBe(0);
    const anotherOrder = textAt(await order(await guestAtTheTill(), {}), 'order', 'id');
    const { shopper: customer } = await newCustomer(gateway);
    for (const [who, orderId, key] of [
      [stranger, id, null],
      [stranger, id, { ...link, zipcode: '9999' }],
      [stranger, id, { ...link, email: 'somebody@example.com' }],
      [stranger, id, { ...link, token: 'nope' }],
      [stranger, anotherOrder, link],
      [customer, id, null],
      [customer, anotherOrder, link],
      [stranger, 'nonsense', null],
    ] as const) {
      expect(await outcomeOf(who, orderId, key)).toBeNull();
    }
  });

  test('cannot be guessed: each link counts as an attempt', async () => {
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '6' });
    const link = { token: 'a'.repeat(32), email: 'a@example.com', zipcode: '3400' };
    const shopper = new Shopper(strict.url);
    await shopper.ask(PAYMENT, { id: 'a'.repeat(32), link });
    const { status, data, errors } = await shopper.send(PAYMENT, { id: 'a'.repeat(32), link });
    expect(data).toEqual({ order: null });
    expect(status).toBe(200);
    expect(at(errors, 0, 'extensions')).toMatchObject({
      code: 'RATE_LIMITED',
      status: 429,
      retryAfter: expect.any(Number),
    });
    await strict.close();
  });

  test.each([
    ['OPEN', ['remind']],
    ['PENDING', ['process']],
    ['PENDING', ['process_unconfirmed']],
    ['AUTHORIZED', ['authorize']],
    ['PARTIALLY_PAID', ['paid_partially']],
    ['PAID', ['paid']],
    ['FAILED', ['fail']],
    ['CANCELLED', ['cancel']],
    ['REFUNDED', ['paid', 'refund']],
    ['REFUNDED', ['paid', 'refund_partially']],
    ['REFUNDED', ['paid', 'chargeback']],
  ])('is %s after %j, and never cached', async (outcome, work) => {
    const guest = await guestAtTheTill();
    const id = textAt(await order(guest, {}), 'order', 'id');
    for (const payment of work) gateway.sandbox.controls.workOnOrder(id, { payment });
    const { data, headers } = await guest.send(PAYMENT, { id });
    expect(at(data, 'order', 'paymentOutcome')).toBe(outcome);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('an order', () => {
  test('has its link code and currency for the buyer, and no code for the holder of the link', async () => {
    const email = newEmail();
    const guest = await guestAtTheTill(email, { 'kontor-currency': 'EUR' });
    const placed = await order(guest, {});
    expect(placed).toMatchObject({
      order: {
        token: expect.stringMatching(/^\w{20,}$/),
        currencyCode: 'EUR',
        total: { currencyCode: 'EUR' },
      },
    });
    const link = { token: textAt(placed, 'order', 'token'), email, zipcode: '3400' };
    const stranger = new Shopper(gateway.url);
    const { orderByToken } = await stranger.ask(
      'mutation ($input: OrderAccessInput!) { orderByToken(input: $input) { order { id token } } }',
      { input: link },
    );
    expect(orderByToken).toEqual({ order: { id: at(placed, 'order', 'id'), token: null } });
    const paid = await payAgain(stranger, { id: at(placed, 'order', 'id'), access: link });
    expect(at(paid, 'order', 'token')).toBeNull();
  });

  test('has its shipment: tracking, method, address, dates, state', async () => {
    const guest = await guestAtTheTill();
    const id = textAt(await order(guest, {}), 'order', 'id');
    const DELIVERIES = `query ($id: ID!) { order(id: $id) { trackingUrls shipping { amount } deliveries {
      id status { code label } shippingMethod { id name } shippingAddress { zipcode } cost { amount currencyCode }
      arrival { earliest latest } parcels { trackingCode trackingUrl } } } }`;
    const before = await guest.ask(DELIVERIES, { id });
    expect(at(before, 'order', 'deliveries')).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        status: { code: 'open', label: 'Open' },
        shippingMethod: { id: expect.any(String), name: expect.any(String) },
        shippingAddress: { zipcode: '3400' },
        cost: { amount: at(before, 'order', 'shipping', 'amount'), currencyCode: 'CHF' },
        arrival: { earliest: expect.any(String), latest: expect.any(String) },
        parcels: [],
      },
    ]);
    gateway.sandbox.controls.workOnOrder(id, { delivery: 'ship', trackingCodes: ['99.00 1', '99.00 2'] });
    const after = await guest.ask(DELIVERIES, { id });
    expect(at(after, 'order', 'deliveries', 0)).toMatchObject({
      status: { code: 'shipped' },
      parcels: [
        { trackingCode: '99.00 1', trackingUrl: expect.stringMatching(/^https:\/\/.*99\.00%201/) },
        { trackingCode: '99.00 2', trackingUrl: expect.stringMatching(/^https:\/\/.*99\.00%202/) },
      ],
    });
    expect(at(after, 'order', 'trackingUrls')).toHaveLength(2);
  });
});
