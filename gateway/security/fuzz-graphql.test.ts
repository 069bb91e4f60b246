import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '../graphql/schema.ts';
import { isObject } from '../shopware/answer.ts';
import { arbitraryOperation, TEXTS } from '../testing/arbitrary-operation.ts';
import { newCustomer } from '../testing/customer.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { productIds } from '../testing/guest.ts';
import { type RawAnswer, type RawOptions, rawRequest } from '../testing/raw-request.ts';
import { at, Shopper } from '../testing/shopper.ts';

const FIXED = 20_260_101;
/** Each run also tries what no run has tried; a failure prints the seed. */
const SEEDS = [FIXED, Math.floor(Math.random() * 2 ** 31)];

let gateway: TestGateway;
let cookie = '';
let texts: readonly string[] = [];

beforeAll(async () => {
  gateway = await startTestGateway({
    NODE_ENV: 'production',
    MAX_EVENT_LOOP_DELAY_MS: '60000',
    UPSTREAM_TIMEOUT_MS: '60000',
  });
  gateway.sandbox.controls.set({ rateLimits: false });
  texts = (await productIds(new Shopper(gateway.url))).slice(0, 5);
  const { shopper } = await newCustomer(gateway);
  cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});
afterAll(() => gateway.close());

const send = (path: string, options: RawOptions = {}) => rawRequest(gateway.url, path, options);
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body,
  });

/** Whatever is asked, the answer is GraphQL's, and never that something went wrong inside. */
function expectGraphql({ status, headers, body }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  if (status === 406) return;
  expect(headers['content-type']).toMatch(/^application\/(?:graphql-response\+)?json; charset=utf-8$/);
  const answer: unknown = JSON.parse(body);
  expect(isObject(answer)).toBe(true);
  const errors = at(answer, 'errors');
  expect(errors !== undefined || at(answer, 'data') !== undefined).toBe(true);
  for (const error of Array.isArray(errors) ? errors : []) {
    expect(at(error, 'message')).toEqual(expect.any(String));
    expect(at(error, 'extensions', 'code')).not.toBe('INTERNAL');
  }
  expect(body).not.toMatch(/TypeError|RangeError|node_modules|Did you mean/);
}

describe.each(SEEDS)(
  'whoever tries hundreds of things with seed %i gets an answer of GraphQL',
  { timeout: 60_000 },
  (seed) => {
    const check = (property: fc.IAsyncProperty<unknown[]>, numRuns: number) =>
      fc.assert(property, { seed, numRuns, endOnFailure: true });

    test.each(['a visitor', 'a customer'])(
      'with operations of the schema and strange values, as %s',
      async (who) => {
        const operations = arbitraryOperation(buildSchema(readSchema()), [...texts]);
        const headers: Record<string, string> = who === 'a customer' ? { cookie } : {};
        await check(
          fc.asyncProperty(operations, async (operation) =>
            expectGraphql(await post(JSON.stringify(operation), headers)),
          ),
          120,
        );
      },
    );

    test('with documents that are none', async () => {
      const pieces = fc.constantFrom(
        ...[
          '{',
          '}',
          '(',
          ')',
          '[',
          ']',
          '...',
          '@',
          '!',
          '|',
          '&',
          '$x',
          ':',
          '=',
          '"',
          '"""',
          '#',
          '\\u{110000}',
        ],
        ...[
          'query',
          'mutation',
          'subscription',
          'fragment',
          'on',
          'type',
          'schema',
          '__schema',
          '__typename',
        ],
        ...['cart', 'page', 'path', 'products', 'null', '1e999', '-0', '\uFEFF', '\u0000', ...TEXTS],
      );
      const documents = fc.oneof(
        fc.string({ unit: 'binary', maxLength: 300 }),
        fc.array(pieces).map((all) => all.join(' ')),
      );
      await check(
        fc.asyncProperty(documents, async (query) => expectGraphql(await post(JSON.stringify({ query })))),
        120,
      );
    });

    test('with bodies that are no request', async () => {
      const bodies = fc.oneof(
        fc.json({ maxDepth: 6 }),
        fc.string({ unit: 'binary', maxLength: 500 }),
        fc
          .record(
            {
              query: fc.oneof(fc.constant('{ __typename }'), fc.anything()),
              operationName: fc.anything(),
              variables: fc.oneof(fc.object({ maxDepth: 4 }), fc.anything()),
              extensions: fc.oneof(
                fc.record({
                  persistedQuery: fc.oneof(fc.record({ sha256Hash: fc.anything() }), fc.anything()),
                }),
                fc.anything(),
              ),
            },
            { requiredKeys: [] },
          )
          .map(
            (body) =>
              JSON.stringify(body, (_key, value: unknown) => (typeof value === 'bigint' ? 1 : value)) ?? '',
          ),
        fc
          .nat({ max: 20_000 })
          .map(
            (depth) =>
              `{"query":"query($a:[Int]){__typename}","variables":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`,
          ),
        fc
          .constantFrom('__proto__', 'constructor', 'toString')
          .map(
            (name) =>
              `{"query":"{__typename}","variables":{"${name}":{"polluted":1}},"${name}":{"polluted":1}}`,
          ),
      );
      await check(
        fc.asyncProperty(bodies, async (body) => expectGraphql(await post(body))),
        120,
      );
      expect('polluted' in {}).toBe(false);
    });

    test('with headers and cookies of all kinds', async () => {
      const value = fc
        .oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), fc.constantFrom(...TEXTS))
        .map(sendable);
      const names = [
        'accept',
        'accept-language',
        'accept-encoding',
        'authorization',
        'content-type',
        'cookie',
        'if-none-match',
      ];
      const more = [
        'kontor-locale',
        'kontor-currency',
        'origin',
        'user-agent',
        'x-forwarded-for',
        'traceparent',
        'sec-fetch-site',
      ];
      const headers = fc.dictionary(fc.constantFrom(...names, ...more), value);
      const cookies = fc.dictionary(
        fc.constantFrom('sw-context-token', 'kontor-locale', 'sw-currency', '__proto__'),
        value,
      );
      const body = JSON.stringify({ query: '{ session { state } languages { id } }' });
      await check(
        fc.asyncProperty(headers, cookies, async (some, jar) => {
          const pairs = Object.entries(jar).map(([name, text]) => `${name}=${text}`);
          expectGraphql(
            await post(body, { ...some, ...(pairs.length > 0 ? { cookie: pairs.join('; ') } : {}) }),
          );
        }),
        120,
      );
    });

    test('with query strings of all kinds', async () => {
      const names = [
        'query',
        'variables',
        'extensions',
        'operationName',
        'locale',
        'currency',
        '__proto__',
        'query[]',
      ];
      const value = fc.oneof(
        fc.constantFrom(
          '{__typename}',
          '{languages{id}}',
          '{',
          '%',
          '%zz',
          '[]',
          '{"persistedQuery":{"sha256Hash":"x"}}',
        ),
        fc.string({ unit: 'binary', maxLength: 200 }),
        fc.constantFrom(...TEXTS.slice(0, -3)),
      );
      const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value, fc.boolean()), { maxLength: 8 });
      await check(
        fc.asyncProperty(pairs, async (some) => {
          const search = some.map(
            ([name, text, encode]) =>
              `${name}=${encode ? encodeURIComponent(wellFormed(text)) : ascii(text)}`,
          );
          expectGraphql(
            await send(`/graphql?${search.join('&')}`, { headers: { 'kontor-locale': 'en-GB' } }),
          );
        }),
        140,
      );
    });
  },
);

/** As much of a text as Node sends in a header. */
const sendable = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();
const ascii = (text: string) => text.replace(/[^\x21-\x7e]/g, '');
const wellFormed = (text: string) => text.toWellFormed();
