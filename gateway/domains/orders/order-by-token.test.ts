import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, newEmail } from '../../testing/customer.ts';
import { startTestGateway, testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, placeOrder } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

let product: string;

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  product = await buyableProduct(new Shopper(gateway.url));
});

/** Code in the mailed link of the last order, read from the buyer's session. */
async function codeOfLastOrder(): Promise<string> {
  const call = gateway.upstream.calls.findLast(({ path }) => path === '/store-api/checkout/order');
  const answer = await fetch(`${gateway.sandbox.url}/store-api/order`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'sw-access-key': String(call?.headers['sw-access-key']),
      'sw-context-token': String(call?.headers['sw-context-token']),
    },
    body: JSON.stringify({ sort: [{ field: 'orderDateTime', order: 'DESC' }] }),
  });
  return textAt(await answer.json(), 'orders', 'elements', 0, 'deepLinkCode');
}

/** A guest's order with its link. */
async function ordered(elsewhere = false) {
  const guest = new Shopper(gateway.url);
  const email = newEmail();
  await addToCart(guest, product);
  await identify(guest, { email });
  if (elsewhere) {
    const { checkout } = await guest.ask('{ checkout { paymentMethods { method { id name } } } }');
    const methods = at(checkout, 'paymentMethods');
    const card = gateway.sandbox.controls.paymentMethodId('card');
    expect(JSON.stringify(methods)).toContain(card);
    await guest.ask('mutation ($id: ID!) { setPaymentMethod(input: { id: $id }) { userErrors { code } } }', {
      id: card,
    });
  }
  const id = textAt(await placeOrder(guest, `link-${email}`), 'order', 'id');
  const token = await codeOfLastOrder();
  return { guest, id, link: { token, email, zipcode: '3400' } };
}

async function open(shopper: Shopper, input: unknown): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: OrderAccessInput!) { orderByToken(input: $input) {
      order { id email canPay canCancel canRequestCancellation canChangePayment documents { id } items { label downloads { url } } }
      userErrors { code field message } } }`,
    { input },
  );
  return data['orderByToken'];
}

describe('the link of an order', () => {
  test('opens with e-mail address and postcode, and creates no session', async () => {
    const { id, link } = await ordered();
    const shopper = new Shopper(gateway.url);
    expect(await open(shopper, link)).toMatchObject({
      order: { id, email: link.email, canCancel: false, canChangePayment: false },
      userErrors: [],
    });
    expect(shopper.cookies.size).toBe(0);
  });

  test('permits its holder to request a cancellation', async () => {
    const { guest, id, link } = await ordered();
    const query = 'query ($id: ID!) { order(id: $id) { canCancel canRequestCancellation } }';
    expect((await guest.ask(query, { id }))['order']).toEqual({
      canCancel: true,
      canRequestCancellation: false,
    });
    expect(at(await open(new Shopper(gateway.url), link), 'order')).toMatchObject({
      canCancel: false,
      canRequestCancellation: true,
    });
  });

  test('opens for a customer who is logged in as another', async () => {
    const { id, link } = await ordered();
    const { shopper } = await newCustomer(gateway);
    expect(at(await open(shopper, link), 'order', 'id')).toBe(id);
  });

  test('reveals nothing without all of them', async () => {
    const { link } = await ordered();
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    const wrong = [
      { ...link, zipcode: '9999' },
      { ...link, email: 'somebody@example.com' },
      { ...link, email: link.email.toUpperCase() },
    ];
    for (const input of wrong) {
      expect(await open(shopper, input)).toEqual({
        order: null,
        userErrors: [
          {
            code: 'WRONG_ORDER_CREDENTIALS',
            field: null,
            message: 'These details do not match the order.',
          },
        ],
      });
    }
    const unknown = await open(shopper, { ...link, token: 'nope' });
    expect(unknown).toMatchObject({
      order: null,
      userErrors: [{ code: 'WRONG_ORDER_CREDENTIALS', message: 'These details do not match the order.' }],
    });
  });

  test('of a customer with an account opens nothing', async () => {
    const { shopper, email } = await newCustomer(gateway);
    await addToCart(shopper, product);
    await placeOrder(shopper, `account-${email}`);
    const input = { token: await codeOfLastOrder(), email, zipcode: '3400' };
    expect(at(await open(new Shopper(gateway.url), input), 'order')).toBeNull();
  });

  test('requires both, at their fields', async () => {
    const { link } = await ordered();
    const payload = await open(new Shopper(gateway.url), { ...link, email: ' ', zipcode: '' });
    expect(at(payload, 'userErrors')).toMatchObject([
      { code: 'REQUIRED', field: ['email'] },
      { code: 'REQUIRED', field: ['zipcode'] },
    ]);
  });

  test('is limited, with one call per attempt', async () => {
    gateway.sandbox.controls.set({ rateLimits: true });
    const { link } = await ordered();
    const before = gateway.upstream.calls.filter(({ path }) => path === '/store-api/order').length;
    const shopper = new Shopper(gateway.url);
    const answers: unknown[] = [];
    for (let round = 0; round < 11; round++) answers.push(await open(shopper, { ...link, zipcode: '0' }));
    expect(at(answers.at(-1), 'userErrors', 0, 'code')).toBe('RATE_LIMITED');
    expect(gateway.upstream.calls.filter(({ path }) => path === '/store-api/order').length - before).toBe(11);
    gateway.sandbox.controls.set({ rateLimits: false });
    gateway.sandbox.controls.forgetAttempts();
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '3' });
    const refused = new Shopper(strict.url);
    await open(refused, link);
    expect(at(await open(refused, link), 'userErrors', 0, 'code')).toBe('RATE_LIMITED');
    await strict.close();
  });
});

describe('paying by the link', () => {
  const pay = async (shopper: Shopper, orderId: string, link: unknown) => {
    const data = await shopper.ask(
      `mutation ($input: PayOrderInput!) { payOrder(input: $input) { order { id } paymentUrl userErrors { code } } }`,
      { input: { id: orderId, access: link } },
    );
    return data['payOrder'];
  };
  const payments = () =>
    gateway.upstream.calls.filter(({ path }) => path === '/store-api/handle-payment').length;

  test('leads to the payment page without a session', async () => {
    const { id, link } = await ordered(true);
    const shopper = new Shopper(gateway.url);
    expect(at(await open(shopper, link), 'order', 'canPay')).toBe(true);
    expect(await pay(shopper, id, link)).toMatchObject({
      order: { id },
      paymentUrl: expect.stringMatching(/^http/),
      userErrors: [],
    });
    expect(shopper.cookies.size).toBe(0);
  });

  test('works for that order only', async () => {
    const { link } = await ordered();
    const { id: foreign } = await ordered(true);
    const { shopper } = await newCustomer(gateway);
    const before = payments();
    for (const [who, order, key] of [
      [new Shopper(gateway.url), foreign, link],
      [shopper, foreign, link],
      [shopper, foreign, null],
      [new Shopper(gateway.url), foreign, null],
    ] as const) {
      expect(await pay(who, order, key)).toEqual({
        order: null,
        paymentUrl: null,
        userErrors: [{ code: 'ORDER_NOT_FOUND' }],
      });
    }
    const wrong = await pay(new Shopper(gateway.url), foreign, { ...link, zipcode: '0' });
    expect(at(wrong, 'userErrors', 0, 'code')).toBe('WRONG_ORDER_CREDENTIALS');
    expect(payments()).toBe(before);
  });

  test('is not needed in the session that ordered', async () => {
    const { guest, id } = await ordered(true);
    expect(await pay(guest, id, null)).toMatchObject({ order: { id }, userErrors: [] });
  });
});
