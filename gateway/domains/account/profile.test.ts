import { beforeAll, describe, expect, test } from 'vitest';
import { linkIn, login, newCustomer, newEmail, PASSWORD, stateOf } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const CUSTOMER =
  'customer { email accountType firstName lastName company newsletter defaultPaymentMethod { id } } userErrors { code field }';

async function change(shopper: Shopper, mutation: string, input: Readonly<Record<string, unknown>>) {
  const named = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
  const type = mutation === 'setDefaultPaymentMethod' ? 'IdInput' : named;
  const data = await shopper.ask(
    `mutation ($input: ${type}!) { ${mutation}(input: $input) { ${CUSTOMER} } }`,
    { input },
  );
  return data[mutation];
}

describe('a customer', () => {
  test('changes one field without overwriting changes of another device', async () => {
    const { shopper } = await newCustomer(gateway);
    await change(shopper, 'changeProfile', {
      lastName: 'Anders',
      accountType: 'BUSINESS',
      company: 'Neu AG',
    });
    expect(await change(shopper, 'changeProfile', { firstName: 'Lia' })).toMatchObject({
      customer: { firstName: 'Lia', lastName: 'Anders', accountType: 'BUSINESS', company: 'Neu AG' },
      userErrors: [],
    });
  });

  test('changes the e-mail address with the password', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const { email: taken } = await newCustomer(gateway);
    const next = newEmail();
    const refusals = [
      [{ email: next, emailConfirmation: 'x@example.com' }, 'REPETITION_DIFFERS', 'emailConfirmation'],
      [{ email: next, emailConfirmation: next, password: 'wrong' }, 'PASSWORD_WRONG', 'password'],
      [{ email: taken, emailConfirmation: taken }, 'EMAIL_TAKEN', 'email'],
    ] as const;
    for (const [input, code, field] of refusals) {
      expect(await change(shopper, 'changeEmail', { password: PASSWORD, ...input })).toMatchObject({
        customer: { email },
        userErrors: [{ code, field: [field] }],
      });
    }
    await change(shopper, 'changeEmail', { email: next, emailConfirmation: next, password: PASSWORD });
    expect(at(await login(new Shopper(gateway.url), next), 'session', 'state')).toBe('CUSTOMER');
  });

  test('changes the password, keeps the login with another token, and logs out other devices', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product);
    const phone = new Shopper(gateway.url);
    await login(phone, email);
    const input = { password: PASSWORD, newPassword: 'Neues1234', newPasswordConfirmation: 'Neues1234' };
    const refusals = [
      [{ password: 'wrong' }, 'PASSWORD_WRONG', 'password'],
      [{ newPasswordConfirmation: 'Anderes1' }, 'REPETITION_DIFFERS', 'newPasswordConfirmation'],
      [{ newPassword: 'abc', newPasswordConfirmation: 'abc' }, 'TOO_SHORT', 'newPassword'],
    ] as const;
    for (const [wrong, code, field] of refusals) {
      const payload = await change(shopper, 'changePassword', { ...input, ...wrong });
      expect(at(payload, 'userErrors')).toEqual([{ code, field: [field] }]);
    }
    const cookie = shopper.cookies.get('sw-context-token');
    expect(await change(shopper, 'changePassword', input)).toMatchObject({ userErrors: [] });
    expect(shopper.cookies.get('sw-context-token')).not.toBe(cookie);
    expect(await stateOf(shopper)).toBe('CUSTOMER');
    expect(await phone.ask('{ session { state expired } }')).toEqual({
      session: { state: 'VISITOR', expired: true },
    });
    expect(at(await login(new Shopper(gateway.url), email, 'Neues1234'), 'session', 'state')).toBe(
      'CUSTOMER',
    );
  });

  test('chooses a default payment method', async () => {
    const { shopper } = await newCustomer(gateway);
    const { paymentMethods } = await shopper.ask('{ paymentMethods { id } }');
    const paths = gateway.upstream.calls.map(({ path }) => path);
    expect(paths).toContain('/store-api/payment-method?onlyAvailable=1');
    const id = textAt(paymentMethods, 1, 'id');
    await change(shopper, 'setDefaultPaymentMethod', { id });
    expect(await change(shopper, 'setDefaultPaymentMethod', { id: '0'.repeat(32) })).toMatchObject({
      customer: { defaultPaymentMethod: { id } },
      userErrors: [{ code: 'PAYMENT_METHOD_NOT_FOUND', field: ['id'] }],
    });
  });

  test('subscribes to the newsletter, confirms and unsubscribes', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const state = async (subscribed: boolean) =>
      at(await change(shopper, 'setNewsletter', { subscribed }), 'customer', 'newsletter');
    expect(await state(true)).toBe('PENDING');
    expect(linkIn(gateway, email).pathname).toBe('/newsletter-subscribe');
    expect(await state(false)).toBe('NONE');
    gateway.sandbox.controls.set({ doubleOptInNewsletter: false });
    expect(await state(true)).toBe('SUBSCRIBED');
  });
});

test('a closed account ends its session and its login', async () => {
  const { shopper, email } = await newCustomer(gateway);
  const cookie = shopper.cookies.get('sw-context-token') ?? '';
  const close = async (confirmed: boolean) =>
    (
      await shopper.ask(
        'mutation ($c: Boolean!) { deleteCustomer(input: { confirmed: $c }) { session { state } userErrors { code } } }',
        { c: confirmed },
      )
    )['deleteCustomer'];
  expect(at(await close(false), 'userErrors')).toEqual([{ code: 'DELETION_NOT_CONFIRMED' }]);
  expect(await close(true)).toEqual({ session: { state: 'VISITOR' }, userErrors: [] });
  expect(shopper.cookies.get('sw-context-token')).not.toBe(cookie);
  expect(at(await close(true), 'userErrors')).toEqual([{ code: 'NOT_LOGGED_IN' }]);
  expect(at(await login(new Shopper(gateway.url), email), 'userErrors', 0, 'code')).toBe('BAD_CREDENTIALS');
});

describe('without a login', () => {
  const inputs: readonly (readonly [string, Readonly<Record<string, unknown>>])[] = [
    ['changeProfile', { accountType: 'PRIVATE', firstName: 'A', lastName: 'B' }],
    ['changeEmail', { email: 'a@example.com', emailConfirmation: 'a@example.com', password: 'x' }],
    ['changePassword', { password: 'x', newPassword: 'Neues1234', newPasswordConfirmation: 'Neues1234' }],
    ['setDefaultPaymentMethod', { id: '0'.repeat(32) }],
    ['setNewsletter', { subscribed: true }],
  ];

  test.each(inputs)('a visitor gets NOT_LOGGED_IN from %s', async (mutation, input) => {
    const shopper = new Shopper(gateway.url);
    expect(await change(shopper, mutation, input)).toEqual({
      customer: null,
      userErrors: [{ code: 'NOT_LOGGED_IN', field: null }],
    });
    expect(shopper.cookies.size).toBe(0);
  });
});
