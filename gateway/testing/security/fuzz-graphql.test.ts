import fc from 'fast-check';
import { buildSchema } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { readSchema } from '../../http/graphql/schema.ts';
import { isObject } from '../../lib/json.ts';
import { arbitraryBody, arbitraryDocument, arbitraryHeaders, arbitrarySearch } from '../arbitrary-graphql.ts';
import { arbitraryOperation } from '../arbitrary-operation.ts';
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

  test('for arbitrary headers and cookies', () => {
    const body = JSON.stringify({ query: '{ session { state } languages { id } }' });
    return check(arbitraryHeaders, (headers) => post(body, headers));
  });

  test('for arbitrary query strings', () =>
    check(arbitrarySearch, (search) =>
      send(`/graphql?${search}`, { headers: { 'kontor-locale': 'en-GB' } }),
    ));
});
