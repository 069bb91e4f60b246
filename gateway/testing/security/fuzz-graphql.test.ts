import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '../../http/graphql/schema.ts';
import { isObject } from '../../lib/json.ts';
import { arbitraryOperation, TEXTS } from '../arbitrary-operation.ts';
import { newCustomer } from '../customer.ts';
import { testGateway } from '../gateway.ts';
import { productIds } from '../guest.ts';
import { type RawAnswer, type RawOptions, rawRequest } from '../raw-request.ts';
import { at, Shopper } from '../shopper.ts';

/** Fixed, so that a run can be repeated; `FUZZ_SEED=<number>` tries other values. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_101);
const RUNS = 120;

let cookie = '';
let texts: readonly string[] = [];

const gateway = testGateway({
  NODE_ENV: 'production',
  MAX_EVENT_LOOP_DELAY_MS: '60000',
  UPSTREAM_TIMEOUT_MS: '60000',
});
beforeAll(async () => {
  gateway.sandbox.controls.set({ rateLimits: false });
  texts = (await productIds(new Shopper(gateway.url))).slice(0, 5);
  const { shopper } = await newCustomer(gateway);
  cookie = [...shopper.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
});

const send = (path: string, options: RawOptions = {}) => rawRequest(gateway.url, path, options);
const post = (body: string, headers: Readonly<Record<string, string>> = {}) =>
  send('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body,
  });

const words = (list: string) => fc.constantFrom(...list.split(' '));

/** Texts that are not valid documents. */
const arbitraryDocument = fc
  .array(
    fc.oneof(
      words('{ } ( ) [ ] ... @ ! & $x : = " """ # \\u{110000} \uFEFF \u0000 null 1e999 -0'),
      words('query mutation subscription fragment on type __schema __typename cart page path'),
      fc.constantFrom(...TEXTS),
    ),
  )
  .map((all) => all.join(' '));

/** Bodies of a request, well-formed and not. */
const arbitraryBody = fc.oneof(
  fc.json({ maxDepth: 6 }),
  fc.string({ unit: 'binary', maxLength: 500 }),
  fc
    .record(
      {
        query: fc.oneof(fc.constant('{ __typename }'), fc.jsonValue()),
        operationName: fc.jsonValue(),
        variables: fc.jsonValue({ maxDepth: 4 }),
        extensions: fc.oneof(
          fc.record({ persistedQuery: fc.record({ sha256Hash: fc.jsonValue() }) }),
          fc.jsonValue(),
        ),
      },
      { requiredKeys: [] },
    )
    .map((body) => JSON.stringify(body)),
  words('__proto__ constructor toString').map(
    (name) => `{"query":"{__typename}","variables":{"${name}":{"polluted":1}},"${name}":{"polluted":1}}`,
  ),
);

/** Headers that a gateway reads. */
const arbitraryHeaders = fc.dictionary(
  words(
    'accept accept-language accept-encoding authorization content-type cookie if-none-match kontor-locale kontor-currency origin x-forwarded-for traceparent sec-fetch-site',
  ),
  fc
    .oneof(fc.string({ unit: 'grapheme-ascii', maxLength: 200 }), fc.constantFrom(...TEXTS))
    .map((text) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim()),
);

/** Any response is a GraphQL response without an internal error. */
function expectGraphql({ status, headers, body }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  // Node rejects headers beyond 16 KB before routing.
  if (status === 406 || status === 431) return;
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

describe('fuzzing GraphQL gets GraphQL responses', { timeout: 120_000 }, () => {
  const check = <T>(tried: fc.Arbitrary<T>, answer: (one: T) => Promise<RawAnswer>) =>
    fc.assert(
      fc.asyncProperty(tried, async (one) => expectGraphql(await answer(one))),
      { seed: SEED, numRuns: RUNS, endOnFailure: true },
    );

  test.each(['a visitor', 'a customer'])('for operations with arbitrary values, as %s', (who) => {
    const headers: Record<string, string> = who === 'a customer' ? { cookie } : {};
    const operations = arbitraryOperation(buildSchema(readSchema()), texts);
    return check(operations, (operation) => post(JSON.stringify(operation), headers));
  });

  test('for malformed documents', () => check(arbitraryDocument, (query) => post(JSON.stringify({ query }))));

  test('for malformed requests', async () => {
    await check(arbitraryBody, (body) => post(body));
    expect('polluted' in {}).toBe(false);
  });

  test('for arbitrary headers', () => {
    const body = JSON.stringify({ query: '{ session { state } languages { id } }' });
    return check(arbitraryHeaders, (headers) => post(body, headers));
  });
});
