import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, newEmail } from '../../testing/customer.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, swissAddress } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway({ ATTEMPTS_PER_MINUTE: '1000' });
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterAll(() => gateway.close());

const NOWHERE = '0'.repeat(32);

/** Codes by the field that they name, of a mutation. */
async function refused(
  shopper: Shopper,
  mutation: string,
  type: string,
  input: unknown,
): Promise<Readonly<Record<string, unknown>>> {
  const text = `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code field message } } }`;
  const data = await shopper.ask(text, { input });
  const errors = at(data, mutation, 'userErrors');
  const entries = (Array.isArray(errors) ? errors : []).map((error) => {
    const field = at(error, 'field');
    return [Array.isArray(field) ? field.join('.') : '', at(error, 'code')];
  });
  // Nothing is told twice.
  expect(new Set(entries.map(([field]) => field)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

const BUYER = { firstName: 'Anna', lastName: 'Muster' };

describe('a registration that is wrong in several ways is told so at once', () => {
  test('where the gateway refuses some of it, and Shopware the rest', async () => {
    const { email } = await newCustomer(gateway);
    const shopper = new Shopper(gateway.url);
    const { address } = await swissAddress(shopper);
    expect(
      await refused(shopper, 'register', 'RegisterInput', {
        ...BUYER,
        firstName: ' ',
        email,
        password: 'short',
        acceptedDataProtection: false,
        billingAddress: { ...address, zipcode: 'nine', stateId: 'nope' },
        shippingAddress: { ...address, countryId: NOWHERE, street: '' },
      }),
    ).toEqual({
      firstName: 'REQUIRED',
      email: 'EMAIL_TAKEN',
      password: 'TOO_SHORT',
      acceptedDataProtection: 'DATA_PROTECTION_NOT_ACCEPTED',
      'billingAddress.zipcode': 'POSTCODE_INVALID',
      'billingAddress.stateId': 'NOT_A_CHOICE',
      'shippingAddress.countryId': 'COUNTRY_NOT_FOUND',
      'shippingAddress.street': 'REQUIRED',
    });
    expect(shopper.cookies.size).toBe(0);
  });

  test('where the country is unknown, which Shopware tells before all else', async () => {
    const shopper = new Shopper(gateway.url);
    const { address } = await swissAddress(shopper);
    expect(
      await refused(shopper, 'register', 'RegisterInput', {
        ...BUYER,
        email: 'no-address',
        password: 'short',
        acceptedDataProtection: true,
        billingAddress: { ...address, countryId: NOWHERE, city: ' ' },
      }),
    ).toMatchObject({
      'billingAddress.countryId': 'COUNTRY_NOT_FOUND',
      'billingAddress.city': 'REQUIRED',
      email: 'EMAIL_INVALID',
      password: 'TOO_SHORT',
    });
  });

  test('and has registered nobody', async () => {
    const shopper = new Shopper(gateway.url);
    const { address } = await swissAddress(shopper);
    const email = newEmail();
    const right = { ...BUYER, email, password: 'long-enough-1', billingAddress: address };
    // All that Shopware would check is right.
    expect(
      await refused(shopper, 'register', 'RegisterInput', { ...right, acceptedDataProtection: false }),
    ).toEqual({ acceptedDataProtection: 'DATA_PROTECTION_NOT_ACCEPTED' });
    expect(
      await refused(shopper, 'register', 'RegisterInput', {
        ...right,
        billingAddress: { ...address, countryId: NOWHERE },
        acceptedDataProtection: true,
      }),
    ).toEqual({ 'billingAddress.countryId': 'COUNTRY_NOT_FOUND' });
    expect(
      await refused(shopper, 'register', 'RegisterInput', { ...right, acceptedDataProtection: true }),
    ).toEqual({});
  });

  test('and what the gateway knows is told also while Shopware cannot be asked', async () => {
    const shopper = new Shopper(gateway.url);
    const { address } = await swissAddress(shopper);
    gateway.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/account/register') return false;
      response.writeHead(503).end();
      return true;
    };
    const told = await refused(shopper, 'register', 'RegisterInput', {
      ...BUYER,
      email: 'no-address',
      password: '',
      acceptedDataProtection: true,
      billingAddress: address,
    });
    gateway.upstream.fault = null;
    expect(told).toMatchObject({ password: 'REQUIRED' });
  });
});

test('a guest who is wrong in several ways is told so at once', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  const { address } = await swissAddress(shopper);
  expect(
    await refused(shopper, 'identifyGuest', 'IdentifyGuestInput', {
      accountType: 'BUSINESS',
      firstName: 'Anna',
      lastName: '',
      email: 'no-address',
      salutationId: 'nope',
      billingAddress: { ...address, countryId: NOWHERE, street: '' },
      shippingAddress: { ...address, zipcode: 'nine' },
    }),
  ).toEqual({
    lastName: 'REQUIRED',
    company: 'REQUIRED',
    email: 'EMAIL_INVALID',
    salutationId: 'NOT_A_CHOICE',
    'billingAddress.countryId': 'COUNTRY_NOT_FOUND',
    'billingAddress.street': 'REQUIRED',
    'shippingAddress.zipcode': 'POSTCODE_INVALID',
  });
  const { checkout } = await shopper.ask('{ checkout { customer { email } } }');
  expect(at(checkout, 'customer')).toBeNull();
});

describe.each([
  ['createAddress', 'CreateAddressInput'],
  ['updateAddress', 'UpdateAddressInput'],
])('an address that is wrong in several ways is told so at once by %s', (mutation, type) => {
  test.each([
    ['an unknown country', { countryId: NOWHERE }, 'COUNTRY_NOT_FOUND'],
    ['a country that is no id', { countryId: 'nowhere' }, 'NOT_A_CHOICE'],
  ])('with %s', async (_, country, code) => {
    const { shopper } = await newCustomer(gateway);
    const { address } = await swissAddress(shopper);
    const { addresses } = await shopper.ask('{ addresses { id street country { iso } } }');
    const id = mutation === 'updateAddress' ? { id: at(addresses, 0, 'id') } : {};
    expect(
      await refused(shopper, mutation, type, {
        ...id,
        address: { ...address, ...country, street: '', city: ' ', salutationId: 'nope', stateId: NOWHERE },
      }),
    ).toEqual({
      'address.countryId': code,
      'address.street': 'REQUIRED',
      'address.city': 'REQUIRED',
      'address.salutationId': 'NOT_A_CHOICE',
      'address.stateId': 'NOT_A_CHOICE',
    });
    expect(at(await shopper.ask('{ addresses { id street country { iso } } }'), 'addresses')).toEqual(
      addresses,
    );
  });

  test('with a state that is no id and a postcode of elsewhere', async () => {
    const { shopper } = await newCustomer(gateway);
    const { address } = await swissAddress(shopper);
    const { addresses } = await shopper.ask('{ addresses { id street } }');
    const id = mutation === 'updateAddress' ? { id: at(addresses, 0, 'id') } : {};
    expect(
      await refused(shopper, mutation, type, {
        ...id,
        address: { ...address, zipcode: 'nine', stateId: 'nope' },
      }),
    ).toEqual({ 'address.zipcode': 'POSTCODE_INVALID', 'address.stateId': 'NOT_A_CHOICE' });
    expect(at(await shopper.ask('{ addresses { id street } }'), 'addresses')).toEqual(addresses);
  });
});

test('a profile that is wrong in several ways is told so at once, and nothing of it is changed', async () => {
  const { shopper } = await newCustomer(gateway);
  const me = '{ customer { firstName lastName accountType } }';
  const before = await shopper.ask(me);
  expect(
    await refused(shopper, 'changeProfile', 'ChangeProfileInput', {
      accountType: 'BUSINESS',
      firstName: 'x'.repeat(300),
      lastName: '',
      company: ' ',
      salutationId: NOWHERE,
      vatIds: ['nonsense'],
    }),
  ).toEqual({
    firstName: 'TOO_LONG',
    lastName: 'REQUIRED',
    company: 'REQUIRED',
    salutationId: 'NOT_A_CHOICE',
    vatIds: 'VAT_ID_INVALID',
  });
  // The gateway alone refuses it: what Shopware would change is right.
  expect(
    await refused(shopper, 'changeProfile', 'ChangeProfileInput', {
      firstName: 'Rita',
      salutationId: 'nope',
    }),
  ).toEqual({ salutationId: 'NOT_A_CHOICE' });
  expect(await shopper.ask(me)).toEqual(before);
});
