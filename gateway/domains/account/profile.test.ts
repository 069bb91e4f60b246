import { beforeAll, describe, expect, test } from 'vitest';
import { linkIn, login, newCustomer, newEmail, PASSWORD, stateOf } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, identify } from '../../testing/guest.ts';
import { at, Shopper, textAt } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const CUSTOMER =
  'customer { email accountType firstName lastName company vatIds newsletter defaultPaymentMethod { id } } userErrors { code field }';

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
  test('changes their name, to a business and back', async () => {
    const { shopper } = await newCustomer(gateway);
    const business = {
      accountType: 'BUSINESS',
      firstName: 'Lia',
      lastName: 'Neu',
      company: 'Neu AG',
      vatIds: [],
    };
    expect(await change(shopper, 'changeProfile', business)).toMatchObject({
      customer: { accountType: 'BUSINESS', firstName: 'Lia', lastName: 'Neu', company: 'Neu AG' },
      userErrors: [],
    });
    const person = { accountType: 'PRIVATE', firstName: 'Lia', lastName: 'Neu' };
    expect(at(await change(shopper, 'changeProfile', person), 'customer', 'accountType')).toBe('PRIVATE');
  });

  test('changes one field without overwriting changes of another device', async () => {
    const { shopper } = await newCustomer(gateway);
    await change(shopper, 'changeProfile', { lastName: 'Anders' });
    expect(await change(shopper, 'changeProfile', { firstName: 'Lia' })).toMatchObject({
      customer: { firstName: 'Lia', lastName: 'Anders', accountType: 'PRIVATE' },
      userErrors: [],
    });
    expect(at(await change(shopper, 'changeProfile', { accountType: 'BUSINESS' }), 'userErrors')).toEqual([
      { code: 'REQUIRED', field: ['company'] },
    ]);
  });

  test('changes the e-mail address with the password', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const secondCustomer = await newCustomer(gateway);
    const next = newEmail();
    const refusals = [
      [
        { email: next, emailConfirmation: 'x@example.com', password: PASSWORD },
        'REPETITION_DIFFERS',
        'emailConfirmation',
      ],
      [{ email: next, emailConfirmation: next, password: 'wrong' }, 'PASSWORD_WRONG', 'password'],
      [
        { email: secondCustomer.email, emailConfirmation: secondCustomer.email, password: PASSWORD },
        'EMAIL_TAKEN',
        'email',
      ],
    ] as const;
    for (const [input, code, field] of refusals) {
      expect(await change(shopper, 'changeEmail', input)).toMatchObject({
        customer: { email },
        userErrors: [{ code, field: [field] }],
      });
    }
    const input = { email: next, emailConfirmation: next, password: PASSWORD };
    expect(await change(shopper, 'changeEmail', input)).toMatchObject({
      customer: { email: next },
      userErrors: [],
    });
    expect(at(await login(new Shopper(gateway.url), next), 'session', 'state')).toBe('CUSTOMER');
  });

  test('changes the password, keeps the login with another token, and logs out other devices', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product);
    const phone = new Shopper(gateway.url);
    await login(phone, email);
    const refused = { password: 'wrong', newPassword: 'Neues1234', newPasswordConfirmation: 'Neues1234' };
    expect(at(await change(shopper, 'changePassword', refused), 'userErrors')).toEqual([
      { code: 'PASSWORD_WRONG', field: ['password'] },
    ]);
    const differs = { password: PASSWORD, newPassword: 'Neues1234', newPasswordConfirmation: 'Anderes1' };
    expect(at(await change(shopper, 'changePassword', differs), 'userErrors')).toEqual([
      { code: 'REPETITION_DIFFERS', field: ['newPasswordConfirmation'] },
    ]);
    const short = { password: PASSWORD, newPassword: 'abc', newPasswordConfirmation: 'abc' };
    expect(at(await change(shopper, 'changePassword', short), 'userErrors')).toEqual([
      { code: 'TOO_SHORT', field: ['newPassword'] },
    ]);
    const cookie = shopper.cookies.get('sw-context-token');
    const right = { ...refused, password: PASSWORD };
    expect(await change(shopper, 'changePassword', right)).toMatchObject({
      customer: { email },
      userErrors: [],
    });
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
    const { paymentMethods } = await shopper.ask('{ paymentMethods { id name } }');
    const id = textAt(paymentMethods, 1, 'id');
    expect(
      at(await change(shopper, 'setDefaultPaymentMethod', { id }), 'customer', 'defaultPaymentMethod'),
    ).toEqual({
      id,
    });
    expect(at(await change(shopper, 'setDefaultPaymentMethod', { id: ' ' }), 'userErrors')).toEqual([
      { code: 'REQUIRED', field: ['id'] },
    ]);
    for (const [wrong, code] of [
      ['0'.repeat(32), 'PAYMENT_METHOD_NOT_FOUND'],
      ['nope', 'PAYMENT_METHOD_NOT_FOUND'],
    ]) {
      const payload = await change(shopper, 'setDefaultPaymentMethod', { id: wrong });
      expect(at(payload, 'userErrors')).toEqual([{ code, field: ['id'] }]);
      expect(at(payload, 'customer', 'defaultPaymentMethod')).toEqual({ id });
    }
  });

  test('subscribes to the newsletter, confirms and unsubscribes', async () => {
    const { shopper, email } = await newCustomer(gateway);
    expect(at(await change(shopper, 'setNewsletter', { subscribed: true }), 'customer', 'newsletter')).toBe(
      'PENDING',
    );
    expect(linkIn(gateway, email).pathname).toBe('/newsletter-subscribe');
    expect(at(await change(shopper, 'setNewsletter', { subscribed: false }), 'customer', 'newsletter')).toBe(
      'NONE',
    );
    gateway.sandbox.controls.set({ doubleOptInNewsletter: false });
    expect(at(await change(shopper, 'setNewsletter', { subscribed: true }), 'customer', 'newsletter')).toBe(
      'SUBSCRIBED',
    );
    gateway.sandbox.controls.set({ doubleOptInNewsletter: true });
  });

  test('reads the newsletter state only if it is selected', async () => {
    const { shopper } = await newCustomer(gateway);
    const before = gateway.upstream.calls.length;
    expect(at(await shopper.ask('{ session { customer { newsletter } } }'), 'session', 'customer')).toEqual({
      newsletter: null,
    });
    expect(gateway.upstream.calls.slice(before).some(({ path }) => path.includes('newsletter'))).toBe(false);
  });
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

  test('a visitor and a guest are no customers and have no newsletter', async () => {
    const guest = new Shopper(gateway.url);
    await addToCart(guest, await buyableProduct(guest));
    await identify(guest);
    for (const shopper of [new Shopper(gateway.url), guest]) {
      expect(await shopper.ask('{ customer { email } }')).toEqual({ customer: null });
      expect(at(await change(shopper, 'setNewsletter', { subscribed: true }), 'userErrors', 0, 'code')).toBe(
        'NOT_LOGGED_IN',
      );
    }
  });
});
