import { beforeAll, describe, expect, test } from 'vitest';
import { newCustomer } from '../customer.ts';
import { startTestGateway, testGateway } from '../gateway.ts';
import { addToCart, productIds } from '../guest.ts';
import { processorClock } from '../processor-time.ts';
import { rawRequest } from '../raw-request.ts';
import { at, Shopper } from '../shopper.ts';

let products: readonly string[];

const gateway = testGateway({ NODE_ENV: 'production', MAX_EVENT_LOOP_DELAY_MS: '60000' });
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  products = await productIds(new Shopper(gateway.url));
});

describe('guessing', () => {
  test('gains nothing from many attempts in one request', async () => {
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '12' });
    try {
      const tries = Array.from(
        { length: 4 },
        (_, index) =>
          `try${index}: login(input: { email: "anna@example.ch", password: "guess-${index}" }) { userErrors { code } }`,
      );
      const data = await new Shopper(strict.url).ask(`mutation { ${tries.join('\n')} }`);
      const codes = tries.map((_, index) => at(data, `try${index}`, 'userErrors', 0, 'code'));
      expect(codes.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
      const calls = strict.upstream.calls.filter(({ path }) => path === '/store-api/account/login');
      expect(calls).toHaveLength(2);
    } finally {
      await strict.close();
    }
  });

  test('promotion codes is limited per session and per address', async () => {
    const strict = await startTestGateway({ ATTEMPTS_PER_MINUTE: '12' });
    const known = () => strict.upstream.calls.filter(({ body }) => body.includes('GUESS-')).length;
    const guesses = async (shopper: Shopper): Promise<unknown[]> => {
      await addToCart(shopper, products[0] ?? '');
      const aliases = Array.from({ length: 4 }, (_, index) => `try${index}`);
      const tries = aliases.map(
        (alias) =>
          `${alias}: addPromotionCode(input: { code: "GUESS-${alias}" }) { cart { totalQuantity } userErrors { code field } }`,
      );
      const data = await shopper.ask(`mutation { ${tries.join('\n')} }`);
      expect(aliases.map((alias) => at(data, alias, 'cart', 'totalQuantity'))).toEqual(aliases.map(() => 1));
      return aliases.map((alias) => at(data, alias, 'userErrors', 0, 'code'));
    };
    try {
      const first = await guesses(new Shopper(strict.url));
      expect(first.filter((code) => code === 'RATE_LIMITED')).toHaveLength(2);
      expect(known()).toBe(2);
      for (let session = 0; session < 8; session++) await guesses(new Shopper(strict.url));
      expect(known()).toBeLessThanOrEqual(12);
    } finally {
      await strict.close();
    }
  });
});

describe('an id with a path', () => {
  const IDS = [
    '../account/customer',
    '0123456789abcdef0123456789abcdef/../../context',
    '0123456789abcdef0123456789abcdef?x=1',
    '0123456789abcdef0123456789abcdef\n',
  ];
  const MUTATIONS = [
    [
      'updateAddress',
      '{ id: $id, address: { street: "a", city: "b", countryId: $id } }',
      'userErrors { code }',
    ],
    ['deleteAddress', '{ id: $id }', 'userErrors { code }'],
    ['updateAddress', '{ id: $id, defaultBilling: true }', 'userErrors { code }'],
    ['addToWishlist', '{ productIds: [$id] }', 'userErrors { code }'],
    ['removeFromWishlist', '{ id: $id }', 'userErrors { code }'],
    ['cancelOrder', '{ id: $id }', 'userErrors { code }'],
    ['reorder', '{ id: $id }', 'userErrors { code }'],
    ['payOrder', '{ id: $id }', 'userErrors { code }'],
    ['submitReview', '{ productId: $id, title: "t", text: "t", points: 5 }', 'userErrors { code }'],
  ] as const;

  test.each(IDS)('never becomes a path of Shopware: %j', async (id) => {
    const { shopper } = await newCustomer(gateway);
    const before = gateway.upstream.calls.length;
    const query = `query ($id: ID!) { product(id: $id) { id } listing(categoryId: $id) { sorting } order(id: $id) { id }
      customerGroupRegistration(id: $id) { id } nodes(ids: [$id]) { id } }`;
    await shopper.send(query, { id });
    for (const [mutation, input, payload] of MUTATIONS) {
      const data = await shopper.ask(`mutation ($id: ID!) { ${mutation}(input: ${input}) { ${payload} } }`, {
        id,
      });
      expect([mutation, at(data, mutation, 'userErrors', 0, 'code')]).toEqual([mutation, expect.any(String)]);
    }
    for (const { path } of gateway.upstream.calls.slice(before)) {
      expect(path).toMatch(/^\/(?:store-api|api)\/[\w/-]+(?:\?[\w=&.%-]*)?$/);
      expect(path).not.toContain('0123456789');
    }
  });
});

describe('a public cache entry', () => {
  const PRICE = 'query ($id: ID!) { product(id: $id) { name price { unitPrice { currencyCode } } } }';
  const ask = async (
    headers: Readonly<Record<string, string>>,
    extra: Readonly<Record<string, unknown>> = {},
    query = '',
  ) => {
    const variables = { id: products[1], ...extra };
    const answer = await rawRequest(gateway.url, `/graphql${query}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query: PRICE, variables }),
    });
    return answer.body;
  };

  test('depends on language and currency, and on no cookie or header', async () => {
    const first = await ask({});
    const { shopper } = await newCustomer(gateway);
    const cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const poisons: Record<string, string>[] = [
      { 'kontor-locale': 'fr-CH' },
      { 'kontor-currency': 'EUR' },
      { cookie: 'sw-currency=EUR' },
      { cookie },
      { 'kontor-locale': 'xx-XX", "currency": "EUR' },
      { 'kontor-currency': 'EUR"],["' },
      { 'accept-language': 'fr', 'x-forwarded-host': 'evil.example' },
      { 'sw-language-id': 'x', 'sw-currency-id': 'x', 'sw-context-token': 'x' },
    ];
    const answers = [];
    for (const headers of poisons) answers.push(await ask(headers));
    expect(await ask({})).toBe(first);
    expect(JSON.parse(answers[1] ?? '')).toMatchObject({
      data: { product: { price: { unitPrice: { currencyCode: 'EUR' } } } },
    });
    expect(JSON.parse(first)).toMatchObject({
      data: { product: { price: { unitPrice: { currencyCode: 'CHF' } } } },
    });
    for (const equal of [3, 6, 7]) expect(answers[equal]).toBe(first);
    expect(answers[4]).toContain('LOCALE_NOT_FOUND');
    expect(answers[5]).toContain('CURRENCY_NOT_FOUND');
  });

  test('does not depend on undeclared variables', async () => {
    await ask({});
    const before = gateway.upstream.calls.length;
    for (let index = 0; index < 20; index++) await ask({}, { [`junk${index}`]: index, __proto__: { x: 1 } });
    expect(gateway.upstream.calls.length).toBe(before);
  });
});

describe('a long malicious text is processed quickly', () => {
  const LONG = 30_000;
  const TEXTS = ['@', '.', ' ', 'a@', '<', '%', 'a.', '\\'].map((sign) =>
    sign.repeat(Math.floor(LONG / sign.length)),
  );
  const OPERATIONS: Record<string, string> = {
    'as a search': 'query ($t: String!) { search(term: $t) { sorting } suggest(term: $t) { totalCount } }',
    'as a path': 'query ($t: String!) { page(path: $t) { __typename } }',
    'as an address of mail': `mutation ($t: String!) { login(input: { email: $t, password: $t }) { userErrors { code } }
      subscribeNewsletter(input: { email: $t, firstName: $t }) { userErrors { code } } }`,
    'as a code': 'mutation ($t: String!) { addPromotionCode(input: { code: $t }) { userErrors { code } } }',
    'in a form': `mutation ($t: String!) { sendForm(input: { kind: CONTACT, captchaToken: $t, captchaAnswer: $t,
      fields: [{ name: "email", value: $t }, { name: "phone", value: $t }, { name: $t, value: $t }] }) { userErrors { code } } }`,
  };
  test.each(Object.entries(OPERATIONS))('%s', async (_where, query) => {
    for (const text of TEXTS) {
      const spent = processorClock();
      const { status } = await new Shopper(gateway.url).send(query, { t: text });
      expect(status).toBeLessThan(500);
      // Catastrophes take minutes.
      expect(spent()).toBeLessThan(2_000);
    }
  });

  test('in a header or a cookie', async () => {
    for (const text of TEXTS.map((all) => all.slice(0, 6_000).replace(/[^\x21-\x7e]/g, 'x'))) {
      const spent = processorClock();
      for (const name of [
        'accept-language',
        'accept',
        'accept-encoding',
        'authorization',
        'cookie',
        'x-forwarded-for',
      ]) {
        expect(
          (await rawRequest(gateway.url, '/graphql', { headers: { [name]: text } })).status,
        ).toBeLessThan(500);
      }
      expect(spent()).toBeLessThan(2_000);
    }
  });
});

test('a slow request is aborted after two minutes', () => {
  // Node looks at its connections every 30 s by these bounds, in milliseconds.
  const { requestTimeout, headersTimeout } = gateway.app.server;
  expect([requestTimeout, headersTimeout]).toEqual([120_000, 60_000]);
});
