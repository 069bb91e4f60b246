import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { idOf } from '../../../../sandbox/shops/derive/ids.ts';
import {
  linkIn,
  login,
  newCustomer,
  newEmail,
  PASSWORD,
  register,
  stateOf,
} from '../../../testing/customer.ts';
import { testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, swissAddress } from '../../../testing/guest.ts';
import { at, Shopper } from '../../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

const visitor = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });
const fieldsOf = (payload: unknown) => {
  const errors = at(payload, 'userErrors');
  return (Array.isArray(errors) ? errors : []).map((error) => [at(error, 'code'), at(error, 'field')]);
};

describe('a registration', () => {
  test('of a business stores company, VAT ids and another shipping address', async () => {
    const shopper = visitor();
    const { address } = await swissAddress(shopper);
    await register(shopper, {
      accountType: 'BUSINESS',
      company: 'Muster AG',
      vatIds: [' CHE-123.456.789 ', ''],
      shippingAddress: { ...address, firstName: 'Lia', lastName: 'Liefer', city: 'Bern', zipcode: '3000' },
    });
    const data = await shopper.ask(`{ customer { accountType company vatIds
      defaultBillingAddress { city country { isoCode } } defaultShippingAddress { firstName city } } }`);
    expect(data['customer']).toEqual({
      accountType: 'BUSINESS',
      company: 'Muster AG',
      vatIds: ['CHE-123.456.789'],
      defaultBillingAddress: { city: 'Burgdorf', country: { isoCode: 'CH' } },
      defaultShippingAddress: { firstName: 'Lia', city: 'Bern' },
    });
  });

  test('turns a guest into a customer with the same cart', async () => {
    const shopper = visitor();
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product, 2);
    const email = newEmail();
    await identify(shopper, { email });
    expect(await register(shopper, { email })).toMatchObject({
      session: { state: 'CUSTOMER' },
      cart: { totalQuantity: 2 },
      userErrors: [],
    });
  });

  test('returns Shopware errors at their fields: password, postcode, phone', async () => {
    gateway.sandbox.controls.set({ strictForms: true });
    const shopper = visitor();
    const { address } = await swissAddress(shopper);
    const payload = await register(shopper, {
      password: 'short',
      billingAddress: { ...address, zipcode: '' },
    });
    const fields = fieldsOf(payload).map(([, field]) => JSON.stringify(field));
    expect(fields).toContain('["password"]');
    expect(fields).toContain('["billingAddress","zipcode"]');
    expect(fields).toContain('["billingAddress","phone"]');
    expect(shopper.cookies.size).toBe(0);
  });

  test('creates one account from five parallel requests', async () => {
    const email = newEmail();
    const variants = [email, email.toUpperCase(), ` ${email} `, email, email];
    const payloads = await Promise.all(variants.map((variant) => register(visitor(), { email: variant })));
    const made = payloads.filter((payload) => at(payload, 'session') !== null);
    expect(made).toHaveLength(1);
    const refused = payloads.filter((payload) => at(payload, 'session') === null);
    for (const payload of refused) {
      expect(fieldsOf(payload)).toEqual([['EMAIL_TAKEN', ['email']]]);
    }
  });
});

describe('too many registrations', () => {
  const strict = testGateway({ ATTEMPTS_PER_MINUTE: '3' });

  test('are rejected', async () => {
    const codes: unknown[] = [];
    for (let round = 0; round < 4; round++)
      codes.push(at(await register(new Shopper(strict.url)), 'userErrors', 0, 'code'));
    expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  });
});

describe('with double opt-in', () => {
  beforeEach(() => gateway.sandbox.controls.set({ doubleOptIn: true }));

  async function confirm(shopper: Shopper, token: string, emailHash: string): Promise<unknown> {
    const data = await shopper.ask(
      `mutation ($input: ConfirmationInput!) { confirmRegistration(input: $input) {
        session { state customer { email } } cart { totalQuantity } userErrors { code field } } }`,
      { input: { token, emailHash } },
    );
    return data['confirmRegistration'];
  }

  test('a customer is inactive until the mailed link is opened, and then logged in', async () => {
    const shopper = visitor('en-GB');
    await addToCart(shopper, await buyableProduct(shopper));
    const email = newEmail();
    expect(await register(shopper, { email })).toMatchObject({
      session: { state: 'INACTIVE', customer: null },
      cart: { totalQuantity: 1 },
      userErrors: [],
    });
    expect(await stateOf(shopper)).toBe('INACTIVE');
    expect(await login(shopper, email)).toMatchObject({
      session: null,
      userErrors: [{ code: 'EMAIL_NOT_CONFIRMED', field: null }],
    });
    const link = linkIn(gateway, email);
    expect(link.pathname).toBe('/en/registration/confirm');
    const [hash, em] = [link.searchParams.get('hash') ?? '', link.searchParams.get('em') ?? ''];
    expect(await confirm(shopper, hash, em)).toMatchObject({
      session: { state: 'CUSTOMER', customer: { email } },
      cart: { totalQuantity: 1 },
      userErrors: [],
    });
    expect(await confirm(visitor(), hash, em)).toMatchObject({
      session: null,
      userErrors: [{ code: 'EMAIL_CONFIRMED_BEFORE', field: null }],
    });
  });

  test('a wrong link is rejected with the same message, whatever is wrong', async () => {
    const email = newEmail();
    await register(visitor(), { email });
    const hash = linkIn(gateway, email).searchParams.get('hash') ?? '';
    for (const [token, emailHash] of [
      ['0'.repeat(32), '0'.repeat(40)],
      [hash, '0'.repeat(40)],
      ['', ''],
    ] as const) {
      expect(await confirm(visitor(), token, emailHash)).toMatchObject({
        session: null,
        userErrors: [{ code: 'LINK_INVALID', field: null }],
      });
    }
  });
});

describe('a registration in a customer group', () => {
  const RESTAURANTS = idOf('customer-group', 'caterers');

  test('is rejected without a registration form of the group', async () => {
    const shopper = visitor();
    const query = 'query ($id: ID!) { customerGroupRegistration(id: $id) { title } }';
    for (const id of ['nope', '0'.repeat(32), 'cfbd5018d38d41d8adca10d94fc8bdd6']) {
      expect(await shopper.ask(query, { id })).toEqual({ customerGroupRegistration: null });
      const payload = await register(shopper, { customerGroupId: id });
      expect(at(payload, 'session')).toBeNull();
      expect(at(payload, 'userErrors', 0, 'field')).toEqual(['customerGroupId']);
    }
  });

  test('waits for acceptance of a business, and gets COMPANIES_ONLY for a private person', async () => {
    const shopper = visitor();
    expect(fieldsOf(await register(shopper, { customerGroupId: RESTAURANTS }))).toEqual([
      ['COMPANIES_ONLY', ['accountType']],
    ]);
    const email = newEmail();
    const business = { customerGroupId: RESTAURANTS, accountType: 'BUSINESS', company: 'Cantine SA', email };
    expect(at(await register(shopper, business), 'userErrors')).toEqual([]);
    const requested = async () => (await shopper.ask('{ customer { requestedGroup } }'))['customer'];
    expect(await requested()).toEqual({ requestedGroup: expect.any(String) });
    gateway.sandbox.controls.changeCustomer(email, { group: 'accept' });
    expect(await requested()).toEqual({ requestedGroup: null });
  });
});

describe('input of a person', () => {
  test('is in no URL of a call to Shopware', async () => {
    const { email } = await newCustomer(gateway);
    const { calls } = gateway.upstream;
    expect(
      calls.filter(({ path, body }) => path.endsWith('/account/register') && body.includes(email)),
    ).toHaveLength(1);
    expect(calls.some(({ path }) => path.includes('@') || path.includes(PASSWORD))).toBe(false);
  });

  test('is not returned if it is a password', async () => {
    const payload = await register(visitor(), { password: 'tiny-1' });
    expect(at(payload, 'userErrors')).toMatchObject([{ code: 'TOO_SHORT', field: ['password'] }]);
    expect(JSON.stringify(payload)).not.toContain('tiny-1');
  });
});
