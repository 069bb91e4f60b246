import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { errorsByField, sendForm, solvedCaptcha } from '../../testing/form.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { startTestShop, type TestShop } from '../../testing/shop.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const CONTACT = {
  firstName: 'Anna',
  lastName: 'Muster',
  email: 'anna.muster@example.com',
  phone: '034 422 00 00',
  subject: 'Frage',
  comment: 'Text',
};

let shop: TestShop;
let product: string;

beforeAll(async () => {
  shop = await startTestShop(2, { RATE_LIMIT_PER_MINUTE: '40000', ATTEMPTS_PER_MINUTE: '12' });
  product = await buyableProduct(at1());
});
afterAll(() => shop.close());

const url = (index: number): string => shop.gateways[index]?.url ?? '';
const at1 = (): Shopper => new Shopper(url(0));

describe('two gateways', () => {
  test('do not repeat an add with the key of the other', async () => {
    const shopper = at1();
    await addToCart(shopper, product);
    const input = { items: [{ productId: product }], idempotencyKey: 'one-click-two-gateways' };
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cart { totalQuantity } } }';
    const answers = [];
    for (const index of [0, 1]) answers.push(await shopper.movedTo(url(index)).ask(add, { input }));
    expect(answers).toEqual([
      { addToCart: { cart: { totalQuantity: 2 } } },
      { addToCart: { cart: { totalQuantity: 2 } } },
    ]);
  });

  test('count login attempts together', async () => {
    const login = (index: number) =>
      new Shopper(url(index)).ask(
        'mutation { login(input: { email: "nobody@example.ch", password: "guess-guess" }) { userErrors { code } } }',
      );
    const codes = [];
    for (const index of [0, 1, 0]) codes.push(at(await login(index), 'login', 'userErrors', 0, 'code'));
    expect(codes.slice(0, 2)).not.toContain('RATE_LIMITED');
    expect(codes[2]).toBe('RATE_LIMITED');
  });

  test('share used captchas', async () => {
    const right = await solvedCaptcha(at1());
    const sent = [];
    for (const index of [0, 1]) sent.push(await sendForm(new Shopper(url(index)), 'CONTACT', CONTACT, right));
    expect(at(sent[0], 'sent')).toBe(true);
    expect(errorsByField(sent[1])).toEqual({ captchaAnswer: 'CAPTCHA_EXPIRED' });
  });

  test('never show the cart of another session', async () => {
    const crowd = await Promise.all(
      Array.from({ length: 8 }, async (_, index) => {
        const shopper = new Shopper(url(index % 2));
        await addToCart(shopper, product, index + 1);
        return shopper;
      }),
    );
    const requests = crowd.flatMap((shopper, index) =>
      Array.from({ length: 6 }, async (_, turn) => {
        const { cart } = await shopper.movedTo(url(turn % 2)).ask('{ cart { totalQuantity } }');
        return [at(cart, 'totalQuantity'), index + 1];
      }),
    );
    for (const [shown, own] of await Promise.all(requests)) expect(shown).toBe(own);
  });

  test('share cached reads', async () => {
    const query = `{ product(id: "${product}") { name price { unitPrice { amount } } } }`;
    const requests = () =>
      shop.upstream.calls.filter(({ path }) => path === `/store-api/product/${product}?skipConfigurator=1`);
    const first = await at1().ask(query);
    await expect.poll(() => new Shopper(url(1)).ask(query)).toEqual(first);
    expect(requests()).toHaveLength(1);
  });
});
