import { beforeAll, expect, test } from 'vitest';
import { newCustomer } from '../../testing/customer.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct, swissAddress } from '../../testing/guest.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});

type Input = Readonly<Record<string, unknown>>;

const PERSON = { accountType: 'BUSINESS', lastName: '', company: ' ', salutationId: 'nope' };
const WRONG_PERSON = { lastName: 'REQUIRED', company: 'REQUIRED', salutationId: 'NOT_A_CHOICE' };

/** Mutations with wrong input, and the codes of their errors by field. */
const MUTATIONS: readonly (readonly [string, (address: Input) => Input, Readonly<Record<string, string>>])[] =
  [
    [
      'register',
      (address) => ({
        ...PERSON,
        firstName: ' ',
        email: 'no-address',
        password: '',
        acceptedDataProtection: false,
        billingAddress: { ...address, stateId: 'nope' },
        shippingAddress: { ...address, countryId: '', street: '' },
      }),
      {
        ...WRONG_PERSON,
        firstName: 'REQUIRED',
        email: 'EMAIL_INVALID',
        password: 'REQUIRED',
        acceptedDataProtection: 'DATA_PROTECTION_NOT_ACCEPTED',
        'billingAddress.stateId': 'NOT_A_CHOICE',
        'shippingAddress.countryId': 'REQUIRED',
        'shippingAddress.street': 'REQUIRED',
      },
    ],
    [
      'setGuestCustomer',
      (address) => ({
        ...PERSON,
        firstName: 'Anna',
        email: 'no-address',
        billingAddress: { ...address, street: '' },
      }),
      { ...WRONG_PERSON, email: 'EMAIL_INVALID', 'billingAddress.street': 'REQUIRED' },
    ],
    [
      'createAddress',
      (address) => ({ address: { ...address, countryId: 'nowhere', salutationId: 'nope' } }),
      { 'address.countryId': 'NOT_A_CHOICE', 'address.salutationId': 'NOT_A_CHOICE' },
    ],
    ['changeProfile', () => PERSON, WRONG_PERSON],
  ];

test.each(MUTATIONS)(
  '%s reports all errors by field, without a call that changes Shopware',
  async (...row) => {
    const [mutation, inputFor, expected] = row;
    const isCustomers = /Address|Profile/.test(mutation);
    const shopper = isCustomers ? (await newCustomer(gateway)).shopper : new Shopper(gateway.url);
    await addToCart(shopper, await buyableProduct(shopper));
    const { address } = await swissAddress(shopper);
    gateway.upstream.calls.length = 0;
    const type = `${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input`;
    const data = await shopper.ask(
      `mutation ($input: ${type}!) { ${mutation}(input: $input) { userErrors { code field } } }`,
      { input: inputFor(address) },
    );
    const errors = at(data, mutation, 'userErrors') as { code: string; field: string[] }[];
    expect(errors).toHaveLength(Object.keys(expected).length);
    expect(Object.fromEntries(errors.map(({ code, field }) => [field.join('.'), code]))).toEqual(expected);
    expect(
      gateway.upstream.calls.filter(({ path }) =>
        /\/account\/(?:register|address|change-profile)/.test(path),
      ),
    ).toEqual([]);
  },
);
