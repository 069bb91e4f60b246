import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  linkIn,
  login,
  logout,
  newCustomer,
  newEmail,
  PASSWORD,
  register,
  stateOf,
} from '../testing/customer.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { addToCart, buyableProduct, identify, swissAddress } from '../testing/guest.ts';
import { at, Shopper, textAt } from '../testing/shopper.ts';

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway();
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterEach(() => gateway.sandbox.controls.set({ doubleOptIn: false, strictForms: false }));
afterAll(() => gateway.close());

const visitor = (locale = 'de-DE') => new Shopper(gateway.url, { 'kontor-locale': locale });
const fieldsOf = (payload: unknown) => {
  const errors = at(payload, 'userErrors');
  return (Array.isArray(errors) ? errors : []).map((error) => [at(error, 'code'), at(error, 'field')]);
};
const registrations = (email: string) =>
  gateway.upstream.calls.filter(
    ({ path, body }) => path.endsWith('/account/register') && body.includes(email),
  );

describe('whoever registers', () => {
  test('is logged in, under another token', async () => {
    const shopper = visitor();
    const email = newEmail();
    const payload = await register(shopper, { email });
    expect(payload).toMatchObject({ session: { state: 'CUSTOMER', customer: { email } }, userErrors: [] });
    expect(await stateOf(shopper)).toBe('CUSTOMER');
  });

  test('as a business has a company, VAT ids and another address for goods', async () => {
    const shopper = visitor();
    const { address } = await swissAddress(shopper);
    await register(shopper, {
      accountType: 'BUSINESS',
      company: 'Muster AG',
      vatIds: [' CHE-123.456.789 ', ''],
      shippingAddress: { ...address, firstName: 'Lia', lastName: 'Liefer', city: 'Bern', zipcode: '3000' },
    });
    const data = await shopper.ask(`{ customer { accountType company vatIds newsletter requestedGroup
      defaultBillingAddress { city company isDefaultBilling isDefaultShipping country { iso } }
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
        country: { iso: 'CH' },
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

  test('from a guest becomes a customer with the same cart', async () => {
    const shopper = visitor();
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product, 2);
    const email = newEmail();
    await identify(shopper, { email });
    expect(await register(shopper, { email })).toMatchObject({
      session: { state: 'CUSTOMER' },
      cart: { count: 2 },
      userErrors: [],
    });
  });

  test('hears of all that is missing at once, at its field and in their language', async () => {
    const payload = await register(visitor('fr-CH'), {
      accountType: 'BUSINESS',
      firstName: ' ',
      password: '',
      acceptedDataProtection: false,
      billingAddress: { street: '', city: 'Bern', countryId: 'nowhere' },
    });
    expect(payload).toMatchObject({ session: null, cart: null });
    expect(fieldsOf(payload)).toEqual([
      ['VIOLATION::IS_BLANK_ERROR', ['firstName']],
      ['VIOLATION::IS_BLANK_ERROR', ['password']],
      ['VIOLATION::IS_BLANK_ERROR', ['billingAddress', 'street']],
      ['VIOLATION::IS_BLANK_ERROR', ['company']],
      ['VIOLATION::NO_SUCH_CHOICE_ERROR', ['billingAddress', 'countryId']],
      ['DATA_PROTECTION_NOT_ACCEPTED', ['acceptedDataProtection']],
    ]);
    expect(at(payload, 'userErrors', 0, 'message')).toBe('Ce champ est obligatoire.');
  });

  test('hears what Shopware refuses at its field: mail, password, postcode, phone', async () => {
    gateway.sandbox.controls.set({ strictForms: true });
    const shopper = visitor();
    const { address } = await swissAddress(shopper);
    const payload = await register(shopper, {
      email: 'no-address',
      password: 'short',
      billingAddress: { ...address, zipcode: '' },
    });
    const fields = fieldsOf(payload).map(([, field]) => JSON.stringify(field));
    expect(fields).toContain('["email"]');
    expect(fields).toContain('["password"]');
    expect(fields).toContain('["billingAddress","zipcode"]');
    expect(fields).toContain('["billingAddress","phone"]');
    expect(shopper.cookies.size).toBe(0);
  });

  test('cannot use an e-mail address twice', async () => {
    const { email } = await newCustomer(gateway);
    expect(fieldsOf(await register(visitor(), { email }))).toEqual([
      ['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', ['email']],
    ]);
  });

  test('five times at the same moment with one e-mail address has one account', async () => {
    const email = newEmail();
    const variants = [email, email.toUpperCase(), ` ${email} `, email, email];
    const payloads = await Promise.all(variants.map((variant) => register(visitor(), { email: variant })));
    const made = payloads.filter((payload) => at(payload, 'session') !== null);
    expect(made).toHaveLength(1);
    const refused = payloads.filter((payload) => at(payload, 'session') === null);
    for (const payload of refused) {
      expect(fieldsOf(payload)).toEqual([['VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE', ['email']]]);
    }
  });
});

describe('with double opt-in', () => {
  test('a customer is inactive until the link of the mail is followed, and then logged in', async () => {
    gateway.sandbox.controls.set({ doubleOptIn: true });
    const shopper = visitor('en-GB');
    const product = await buyableProduct(shopper);
    await addToCart(shopper, product);
    const email = newEmail();
    expect(await register(shopper, { email })).toMatchObject({
      session: { state: 'INACTIVE', customer: null },
      cart: { count: 1 },
      userErrors: [],
    });
    expect(await stateOf(shopper)).toBe('INACTIVE');
    expect(await login(shopper, email)).toMatchObject({
      session: null,
      userErrors: [{ code: 'CHECKOUT__CUSTOMER_OPTIN_NOT_COMPLETED', field: null }],
    });
    const link = linkIn(gateway, email);
    expect(link.pathname).toBe('/en/registration/confirm');
    const [hash, em] = [link.searchParams.get('hash') ?? '', link.searchParams.get('em') ?? ''];
    expect(await confirm(shopper, hash, em)).toMatchObject({
      session: { state: 'CUSTOMER', customer: { email } },
      cart: { count: 1 },
      userErrors: [],
    });
    expect(await confirm(visitor(), hash, em)).toMatchObject({
      session: null,
      userErrors: [{ code: 'CHECKOUT__CUSTOMER_IS_ALREADY_CONFIRMED', field: null }],
    });
  });

  test('a link that is wrong in whatever way is the same wrong link', async () => {
    gateway.sandbox.controls.set({ doubleOptIn: true });
    const email = newEmail();
    await register(visitor(), { email });
    const hash = linkIn(gateway, email).searchParams.get('hash') ?? '';
    const payloads = [
      await confirm(visitor(), '0'.repeat(32), '0'.repeat(40)),
      await confirm(visitor(), hash, '0'.repeat(40)),
      await confirm(visitor(), hash, ''),
      await confirm(visitor(), '', ''),
    ];
    for (const payload of payloads) {
      expect(payload).toMatchObject({
        session: null,
        userErrors: [{ code: 'CHECKOUT__CUSTOMER_NOT_FOUND_BY_HASH', field: null }],
      });
    }
  });
});

async function confirm(shopper: Shopper, hash: string, em: string): Promise<unknown> {
  const data = await shopper.ask(
    `mutation ($input: ConfirmRegistrationInput!) { confirmRegistration(input: $input) {
      session { state customer { email } } cart { count } userErrors { code field } } }`,
    { input: { hash, em } },
  );
  return data['confirmRegistration'];
}

test('nothing that a person typed stands in the addresses that Shopware is asked at', async () => {
  const { email } = await newCustomer(gateway);
  expect(registrations(email)).toHaveLength(1);
  expect(gateway.upstream.calls.some(({ path }) => path.includes('@') || path.includes(PASSWORD))).toBe(
    false,
  );
});

describe('an account that is closed', () => {
  const close =
    'mutation ($c: Boolean!) { deleteCustomer(input: { confirmed: $c }) { session { state } cart { count } userErrors { code field } } }';

  test('is gone, and its session with it', async () => {
    const { shopper, email } = await newCustomer(gateway);
    const cookie = shopper.cookies.get('sw-context-token') ?? '';
    expect(at(await shopper.ask(close, { c: false }), 'deleteCustomer', 'userErrors')).toEqual([
      { code: 'DELETION_NOT_CONFIRMED', field: ['confirmed'] },
    ]);
    expect(at(await shopper.ask(close, { c: true }), 'deleteCustomer')).toEqual({
      session: { state: 'VISITOR' },
      cart: { count: 0 },
      userErrors: [],
    });
    expect(shopper.cookies.get('sw-context-token')).not.toBe(cookie);
    expect(at(await login(visitor(), email), 'userErrors', 0, 'code')).toBe(
      'CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS',
    );
  });

  test('must be one', async () => {
    expect(at(await visitor().ask(close, { c: true }), 'deleteCustomer', 'userErrors', 0, 'code')).toBe(
      'NOT_LOGGED_IN',
    );
  });
});

test('logging out without a login makes no session and fails nowhere', async () => {
  const shopper = visitor();
  expect(await logout(shopper)).toMatchObject({
    session: { state: 'VISITOR' },
    cart: { count: 0 },
    userErrors: [],
  });
  expect(shopper.cookies.size).toBe(0);
});

test('a registration is refused for some seconds after too many', async () => {
  const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '3' });
  const codes: unknown[] = [];
  for (let round = 0; round < 4; round++) {
    codes.push(at(await register(new Shopper(strict.url)), 'userErrors', 0, 'code'));
  }
  expect(codes).toEqual([undefined, undefined, undefined, 'rateLimitExceeded']);
  await strict.close();
});

test('logs hold no e-mail address, no password and no token', async () => {
  const lines: string[] = [];
  const write = process.stdout.write.bind(process.stdout);
  process.stdout.write = (chunk: string | Uint8Array) => {
    lines.push(String(chunk));
    return true;
  };
  const talkative = await startTestGateway({ LOG_LEVEL: 'debug' });
  const email = newEmail();
  try {
    const shopper = new Shopper(talkative.url);
    await register(shopper, { email });
    await login(shopper, email, 'wrong-password-1');
    talkative.upstream.fault = ({ path }, response) => {
      if (path !== '/store-api/account/recovery-password') return false;
      const detail = `Duplicate entry '${email}' for key 'customer.email'`;
      response.writeHead(500).end(JSON.stringify({ errors: [{ status: '500', detail }] }));
      return true;
    };
    await shopper.send('mutation ($e: String!) { requestPasswordRecovery(input: { email: $e }) { done } }', {
      e: email,
    });
  } finally {
    process.stdout.write = write;
    await talkative.close();
  }
  const log = lines.join('');
  const tokens = talkative.upstream.calls.flatMap(({ headers }) => headers['sw-context-token'] ?? []);
  for (const secret of [email, PASSWORD, 'wrong-password-1', 'Recht', ...tokens.map(String)]) {
    expect(log).not.toContain(secret);
  }
});
