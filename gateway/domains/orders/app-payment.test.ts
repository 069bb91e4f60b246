import { beforeAll, describe, expect, test } from 'vitest';
import { paymentMethodId } from '../../../sandbox/shops/derive/ids.ts';
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
    id: paymentMethodId('card'),
  });
  return guest;
}

async function order(shopper: Shopper, wishes: object): Promise<unknown> {
  const cartHash = textAt(await shopper.ask('{ cart { hash } }'), 'cart', 'hash');
  keys += 1;
  const input = { idempotencyKey: `app-payment-${keys}`, cartHash, termsAccepted: true, ...wishes };
  const { placeOrder } = await shopper.ask(
    `mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) {
      order { id token } paymentUrl userErrors { code field } } }`,
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
  order(id: $id, access: $link) { id paymentOutcome paid canPay } }`;

async function outcomeOf(shopper: Shopper, id: string, link: unknown = null): Promise<unknown> {
  return (await shopper.ask(PAYMENT, { id, link }))['order'];
}

describe('a frontend with return URLs', () => {
  test('gets its buyer back after a failure, can retry, and gets the true outcome', async () => {
    const guest = await guestAtTheTill();
    const placed = await order(guest, { returnUrl: RETURN, errorUrl: ERROR });
    const id = textAt(placed, 'order', 'id');
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'OPEN', paid: false, canPay: true });
    expect(await atProvider(textAt(placed, 'paymentUrl'), 'fail')).toBe(
      `${ERROR}&order=${id}&error-code=CHECKOUT__ASYNC_PAYMENT_PROCESS_INTERRUPTED`,
    );
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'FAILED', paid: false, canPay: true });
    const again = await payAgain(guest, { id, returnUrl: RETURN });
    expect(await atProvider(textAt(again, 'paymentUrl'), 'pay')).toBe(`${RETURN}?order=${id}`);
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'PAID', paid: true, canPay: false });
  });

  test('can retry too if Shopware does not return which methods redirect (6.7)', async () => {
    gateway.sandbox.controls.set({ paymentKinds: false });
    const guest = await guestAtTheTill();
    const { checkout } = await guest.ask(
      '{ checkout { paymentMethods { method { name requiresRedirect } } } }',
    );
    const ways = at(checkout, 'paymentMethods') as { method: { name: string; requiresRedirect: boolean } }[];
    const external = ways.filter(({ method }) => method.requiresRedirect).map(({ method }) => method.name);
    expect(external).toEqual(['Card', 'TWINT']);
    const placed = await order(guest, { returnUrl: RETURN });
    const id = textAt(placed, 'order', 'id');
    await atProvider(textAt(placed, 'paymentUrl'), 'fail');
    expect(await outcomeOf(guest, id)).toMatchObject({ paymentOutcome: 'FAILED', canPay: true });
    const again = await payAgain(guest, { id, returnUrl: RETURN });
    gateway.sandbox.controls.set({ paymentKinds: true });
    expect(textAt(again, 'paymentUrl')).not.toBe('');
  });

  test('learns about an app payment without a payment page (6.7)', async () => {
    gateway.sandbox.controls.set({ paymentKinds: false, appsPayOffline: true });
    const replica = await startReplica(gateway);
    const guest = await guestAtTheTill(newEmail(), {}, replica.url);
    const placed = await order(guest, {});
    expect(placed).toMatchObject({ paymentUrl: null, userErrors: [] });
    const shown = await guest.ask('query ($id: ID!) { order(id: $id) { requiresRedirect canPay } }', {
      id: textAt(placed, 'order', 'id'),
    });
    expect(shown['order']).toEqual({ requiresRedirect: false, canPay: false });
    await replica.close();
  });

  test('is rejected before anything is ordered or paid if a URL is not allowed', async () => {
    const guest = await guestAtTheTill();
    const urls = { returnUrl: 'https://kiosk.example@evil.example/pay', errorUrl: 'javascript://pay/' };
    const userErrors = ['returnUrl', 'errorUrl'].map((field) => ({
      code: 'RETURN_URL_NOT_ALLOWED',
      field: [field],
    }));
    expect(await order(guest, urls)).toMatchObject({ order: null, paymentUrl: null, userErrors });
    expect(at(await guest.ask('{ cart { totalQuantity } }'), 'cart', 'totalQuantity')).toBe(1);
    const id = textAt(await order(guest, {}), 'order', 'id');
    gateway.upstream.calls.length = 0;
    expect(await payAgain(guest, { id, ...urls })).toEqual({ order: null, paymentUrl: null, userErrors });
    expect(gateway.upstream.calls.some(({ path }) => path === '/store-api/handle-payment')).toBe(false);
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

  const deep = (levels: number): unknown => (levels === 0 ? 'end' : { a: deep(levels - 1) });

  test.each([
    ['no object', ['a']],
    ['what names the order', { orderId: '1' }],
    ['what says where to go', { finishUrl: 'https://evil.example' }],
    ['what accepts the terms', { tos: true }],
    ['a name that is none', { '__proto__ ': 1 }],
    ['more levels than six', { a: deep(6) }],
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
      [customer, id, null],
      [customer, anotherOrder, link],
    ] as const) {
      expect(await outcomeOf(who, orderId, key)).toBeNull();
    }
  });

  test('cannot be guessed: each link counts as an attempt', async () => {
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '6' });
    const id = 'a'.repeat(32);
    const link = { token: id, email: 'a@example.com', zipcode: '3400' };
    const shopper = new Shopper(strict.url);
    await shopper.ask(PAYMENT, { id, link });
    const { data, errors } = await shopper.send(PAYMENT, { id, link });
    expect(data).toEqual({ order: null });
    expect(at(errors, 0, 'extensions')).toMatchObject({ code: 'RATE_LIMITED', status: 429 });
    await strict.close();
  });
});

describe('an order', () => {
  test('has its link code for the buyer only, not for the holder of the link', async () => {
    const email = newEmail();
    const placed = await order(await guestAtTheTill(email), {});
    const id = textAt(placed, 'order', 'id');
    const link = { token: textAt(placed, 'order', 'token'), email, zipcode: '3400' };
    const stranger = new Shopper(gateway.url);
    const { orderByToken } = await stranger.ask(
      'mutation ($input: OrderAccessInput!) { orderByToken(input: $input) { order { id token } } }',
      { input: link },
    );
    expect(orderByToken).toEqual({ order: { id, token: null } });
    const paid = await payAgain(stranger, { id, access: link });
    expect(at(paid, 'order', 'token')).toBeNull();
  });
});
