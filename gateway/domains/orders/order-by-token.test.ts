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

/** Orders the cart; returns the id and the link of the order. */
async function linkOf(shopper: Shopper, email: string) {
  const id = textAt(await placeOrder(shopper, `link-${email}`), 'order', 'id');
  const { order } = await shopper.ask('query ($id: ID!) { order(id: $id) { token } }', { id });
  return { id, link: { token: textAt(order, 'token'), email, zipcode: '3400' } };
}

/** A guest's order with its link. */
async function ordered() {
  const guest = new Shopper(gateway.url);
  const email = newEmail();
  await addToCart(guest, product);
  await identify(guest, { email });
  return linkOf(guest, email);
}

async function open(shopper: Shopper, input: unknown): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: OrderAccessInput!) { orderByToken(input: $input) {
      order { id email canCancel canChangePayment }
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

  test('reveals nothing without all of them', async () => {
    const { link } = await ordered();
    const shopper = new Shopper(gateway.url, { 'kontor-locale': 'en-GB' });
    const wrong = [
      { ...link, zipcode: '9999' },
      { ...link, email: 'somebody@example.com' },
      { ...link, email: link.email.toUpperCase() },
      { ...link, token: 'nope' },
    ];
    const message = 'These details do not match the order.';
    for (const input of wrong) {
      expect(await open(shopper, input)).toEqual({
        order: null,
        userErrors: [{ code: 'WRONG_ORDER_CREDENTIALS', field: null, message }],
      });
    }
  });

  test('of a customer with an account opens nothing', async () => {
    const { shopper, email } = await newCustomer(gateway);
    await addToCart(shopper, product);
    const { link } = await linkOf(shopper, email);
    expect(at(await open(new Shopper(gateway.url), link), 'order')).toBeNull();
  });

  test('is limited by Shopware, and by the gateway', async () => {
    gateway.sandbox.controls.set({ rateLimits: true });
    const { link } = await ordered();
    const shopper = new Shopper(gateway.url);
    const answers: unknown[] = [];
    for (let round = 0; round < 11; round++) answers.push(await open(shopper, { ...link, zipcode: '0' }));
    expect(at(answers.at(-1), 'userErrors', 0, 'code')).toBe('RATE_LIMITED');
    gateway.sandbox.controls.forgetAttempts();
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '3' });
    const refused = new Shopper(strict.url);
    await open(refused, link);
    expect(at(await open(refused, link), 'userErrors', 0, 'code')).toBe('RATE_LIMITED');
    await strict.close();
  });
});

test('paying by the link works for that order only', async () => {
  const { link } = await ordered();
  const { id: foreign } = await ordered();
  const { shopper } = await newCustomer(gateway);
  const visitor = new Shopper(gateway.url);
  const pay = async (who: Shopper, access: unknown) =>
    (
      await who.ask(
        `mutation ($input: PayOrderInput!) { payOrder(input: $input) { order { id } paymentUrl userErrors { code } } }`,
        { input: { id: foreign, access } },
      )
    )['payOrder'];
  gateway.upstream.calls.length = 0;
  for (const who of [visitor, shopper])
    for (const access of [link, null])
      expect(await pay(who, access)).toEqual({
        order: null,
        paymentUrl: null,
        userErrors: [{ code: 'ORDER_NOT_FOUND' }],
      });
  const wrong = await pay(visitor, { ...link, zipcode: '0' });
  expect(at(wrong, 'userErrors', 0, 'code')).toBe('WRONG_ORDER_CREDENTIALS');
  expect(gateway.upstream.calls.some(({ path }) => path === '/store-api/handle-payment')).toBe(false);
});
