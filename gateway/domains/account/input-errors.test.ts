import { beforeAll, expect, test } from 'vitest';
import { newCustomer, newEmail } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, swissAddress } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway({ ATTEMPTS_PER_MINUTE: '1000' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

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
  // No error is reported twice.
  expect(new Set(entries.map(([field]) => field)).size).toBe(entries.length);
  return Object.fromEntries(entries);
}

const BUYER = { firstName: 'Anna', lastName: 'Muster' };

/** Changes that reached Shopware since the last call of this function. */
function changes(): readonly string[] {
  const calls = gateway.upstream.calls.splice(0);
  return calls.flatMap(({ method, path }) =>
    /\/account\/(?:register|address|change-profile)/.test(path) ? [`${method} ${path}`] : [],
  );
}

test('a registration with errors is rejected without a call to Shopware', async () => {
  const shopper = new Shopper(gateway.url);
  const { address } = await swissAddress(shopper);
  changes();
  expect(
    await refused(shopper, 'register', 'RegisterInput', {
      ...BUYER,
      firstName: ' ',
      email: 'no-address',
      password: '',
      acceptedDataProtection: false,
      billingAddress: { ...address, stateId: 'nope' },
      shippingAddress: { ...address, countryId: '', street: '' },
    }),
  ).toEqual({
    firstName: 'REQUIRED',
    email: 'EMAIL_INVALID',
    password: 'REQUIRED',
    acceptedDataProtection: 'DATA_PROTECTION_NOT_ACCEPTED',
    'billingAddress.stateId': 'NOT_A_CHOICE',
    'shippingAddress.countryId': 'REQUIRED',
    'shippingAddress.street': 'REQUIRED',
  });
  expect(changes()).toEqual([]);
  expect(shopper.cookies.size).toBe(0);
});

test('a registration with an unknown country is rejected at that field with one call', async () => {
  const shopper = new Shopper(gateway.url);
  const { address } = await swissAddress(shopper);
  changes();
  expect(
    await refused(shopper, 'register', 'RegisterInput', {
      ...BUYER,
      email: newEmail(),
      password: 'long-enough-1',
      acceptedDataProtection: true,
      billingAddress: address,
      shippingAddress: { ...address, countryId: NOWHERE },
    }),
  ).toEqual({ 'shippingAddress.countryId': 'COUNTRY_NOT_FOUND' });
  expect(changes()).toEqual(['POST /store-api/account/register']);
});

test('guest details with errors are rejected without a call to Shopware', async () => {
  const shopper = new Shopper(gateway.url);
  await addToCart(shopper, await buyableProduct(shopper));
  const { address } = await swissAddress(shopper);
  changes();
  expect(
    await refused(shopper, 'setGuestCustomer', 'SetGuestCustomerInput', {
      accountType: 'BUSINESS',
      firstName: 'Anna',
      lastName: '',
      email: 'no-address',
      salutationId: 'nope',
      billingAddress: { ...address, street: '' },
    }),
  ).toEqual({
    lastName: 'REQUIRED',
    company: 'REQUIRED',
    email: 'EMAIL_INVALID',
    salutationId: 'NOT_A_CHOICE',
    'billingAddress.street': 'REQUIRED',
  });
  expect(changes()).toEqual([]);
});

test.each([
  ['createAddress', 'CreateAddressInput'],
  ['updateAddress', 'UpdateAddressInput'],
])('%s rejects an address without a call that changes it', async (mutation, type) => {
  const { shopper } = await newCustomer(gateway);
  const { address } = await swissAddress(shopper);
  const { session } = await shopper.ask('{ session { customer { addresses { id } } } }');
  const id = mutation === 'updateAddress' ? { id: at(session, 'customer', 'addresses', 0, 'id') } : {};
  changes();
  expect(
    await refused(shopper, mutation, type, {
      ...id,
      address: { ...address, countryId: 'nowhere', salutationId: 'nope' },
    }),
  ).toEqual({ 'address.countryId': 'NOT_A_CHOICE', 'address.salutationId': 'NOT_A_CHOICE' });
  expect(changes()).toEqual([]);
});

test('a profile with errors is rejected without a call that changes it', async () => {
  const { shopper } = await newCustomer(gateway);
  changes();
  expect(
    await refused(shopper, 'changeProfile', 'ChangeProfileInput', {
      accountType: 'BUSINESS',
      lastName: '',
      company: ' ',
      salutationId: 'nope',
    }),
  ).toEqual({ lastName: 'REQUIRED', company: 'REQUIRED', salutationId: 'NOT_A_CHOICE' });
  expect(changes()).toEqual([]);
});
