import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { newCustomer, newEmail, register, stateOf } from '../../../testing/customer.ts';
import { startTestGateway, testGateway } from '../../../testing/gateway.ts';
import { addToCart, buyableProduct, identify, swissAddress } from '../../../testing/guest.ts';
import { at, Shopper, textAt } from '../../../testing/shopper.ts';

const gateway = testGateway();
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterEach(() => gateway.sandbox.controls.set({ doubleOptIn: false, strictForms: false }));

const visitor = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });
const fieldsOf = (payload: unknown) => {
  const errors = at(payload, 'userErrors');
  return (Array.isArray(errors) ? errors : []).map((error) => [at(error, 'code'), at(error, 'field')]);
};

describe('a registration', () => {
  test('logs the customer in with another token', async () => {
    const shopper = visitor();
    const email = newEmail();
    const payload = await register(shopper, { email });
    expect(payload).toMatchObject({ session: { state: 'CUSTOMER', customer: { email } }, userErrors: [] });
    expect(await stateOf(shopper)).toBe('CUSTOMER');
  });

  test('of a business stores company, VAT ids and another shipping address', async () => {
    const shopper = visitor();
    const { address } = await swissAddress(shopper);
    await register(shopper, {
      accountType: 'BUSINESS',
      company: 'Muster AG',
      vatIds: [' CHE-123.456.789 ', ''],
      shippingAddress: { ...address, firstName: 'Lia', lastName: 'Liefer', city: 'Bern', zipcode: '3000' },
    });
    const data = await shopper.ask(`{ customer { accountType company vatIds newsletter requestedGroup
      defaultBillingAddress { city company isDefaultBilling isDefaultShipping country { isoCode } }
      defaultShippingAddress { firstName city isDefaultBilling isDefaultShipping } defaultPaymentMethod { name } } }`);
    expect(data['customer']).toMatchObject({
      accountType: 'BUSINESS',
      company: 'Muster AG',
      vatIds: ['CHE-123.456.789'],
      newsletter: 'NONE',
      requestedGroup: null,
      defaultBillingAddress: {
        city: 'Burgdorf',
        isDefaultBilling: true,
        isDefaultShipping: false,
        country: { isoCode: 'CH' },
      },
      defaultShippingAddress: {
        firstName: 'Lia',
        city: 'Bern',
        isDefaultBilling: false,
        isDefaultShipping: true,
      },
    });
    expect(textAt(data, 'customer', 'defaultPaymentMethod', 'name')).not.toBe('');
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

  test('rejects an e-mail address that has an account', async () => {
    const { email } = await newCustomer(gateway);
    expect(fieldsOf(await register(visitor(), { email }))).toEqual([['EMAIL_TAKEN', ['email']]]);
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

test('too many registrations are rejected for some seconds', async () => {
  const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '3' });
  const codes: unknown[] = [];
  for (let round = 0; round < 4; round++) {
    codes.push(at(await register(new Shopper(strict.url)), 'userErrors', 0, 'code'));
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'RATE_LIMITED']);
  await strict.close();
});
