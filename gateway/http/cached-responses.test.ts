import { beforeAll, describe, expect, test } from 'vitest';
import { testGateway } from '../testing/gateway.ts';
import { buyableProduct } from '../testing/guest.ts';
import { rawRequest } from '../testing/raw-request.ts';
import { Shopper, textAt } from '../testing/shopper.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

const QUERY = '{ shop { name } }';
/** More than a thousand bytes, so that it is compressed. */
const LONG = '{ one: countries { id name } two: countries { id name } three: countries { id name } }';
const HASH = 'a'.repeat(64);
/** What differs from one answer to the next. */
const INDIVIDUAL_HEADERS = new Set([
  'x-request-id',
  'date',
  'age',
  'connection',
  'keep-alive',
  'ratelimit-remaining',
]);

let product: string;
let path: string;

const gateway = testGateway(
  { TRUST_PROXY: 'true', RATE_LIMIT_PER_MINUTE: '60', CORS_ORIGINS: 'https://kiosk.example' },
  { bundle: tinyBundle() },
);
beforeAll(async () => {
  const shopper = new Shopper(gateway.url, { 'x-forwarded-for': '203.0.113.250' });
  product = await buyableProduct(shopper);
  path = textAt(
    await shopper.ask('query ($id: ID!) { product(id: $id) { path } }', { id: product }),
    'product',
    'path',
  );
});

const address = `/graphql?query=${encodeURIComponent(QUERY)}`;
let visitor = 0;
/** Sends a request from an unused address. */
function ask(target: string, headers: Readonly<Record<string, string>> = {}) {
  visitor++;
  return rawRequest(gateway.url, target, {
    headers: { 'x-forwarded-for': `203.0.113.${visitor % 200}`, ...headers },
  });
}

/** A response without its individual headers. */
const common = ({ status, headers, body }: Awaited<ReturnType<typeof ask>>) => ({
  status,
  body,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => !INDIVIDUAL_HEADERS.has(name))),
});

describe('a cached response', () => {
  test.each([
    ['a query', () => address, {}],
    ['a query of a browser', () => address, { 'accept-encoding': 'br', cookie: 'kontor-locale=de-DE' }],
    [
      'a query that names its language',
      () => address,
      { 'kontor-locale': 'en-GB', 'kontor-currency': 'EUR' },
    ],
    ['a page', () => path, { 'accept-encoding': 'br' }],
    ['a page that is not there', () => '/nirgends/', {}],
  ] satisfies [string, () => string, Record<string, string>][])(
    'equals the first one the third time: %s',
    async (_, target: () => string, headers: Readonly<Record<string, string>>) => {
      const first = common(await ask(target(), headers));
      expect(common(await ask(target(), headers))).toEqual(first);
      expect(common(await ask(target(), headers))).toEqual(first);
      expect(first.headers['x-content-type-options']).toBe('nosniff');
    },
  );

  test.each([
    ['a page', () => path],
    ['a long answer', () => `/graphql?query=${encodeURIComponent(LONG)}`],
  ])('has the same body in every encoding: %s', async (_, target) => {
    const shown = async (encoding: string) => {
      const { headers, body } = await ask(target(), { 'accept-encoding': encoding });
      return { encoding: headers['content-encoding'], body };
    };
    const { body } = await shown('br');
    expect(await shown('gzip')).toEqual({ encoding: 'gzip', body });
    for (let attempt = 0; attempt < 3; attempt++)
      expect(await shown('identity')).toEqual({ encoding: undefined, body });
  });

  test('ends with the withdrawal of its document', async () => {
    const { operations } = gateway.app;
    operations.setList('till', { [HASH]: 'query Name { shop { name } }' });
    const target = `/graphql?documentId=${HASH}`;
    for (let attempt = 0; attempt < 3; attempt++) expect((await ask(target)).status).toBe(200);
    operations.setList('till', {});
    expect((await ask(target)).body).toContain('PERSISTED_QUERY_NOT_FOUND');
  });

  test('depends on currency and language of each visitor', async () => {
    const amount = async (cookie: string) =>
      /"amount":"([^"]+)"/.exec((await ask(path, { cookie })).body)?.[1];
    const [francs, euros] = [await amount(''), await amount('sw-currency=EUR')];
    expect(francs).not.toBe(euros);
    for (let round = 0; round < 2; round++) {
      expect(await amount('')).toBe(francs);
      expect(await amount('sw-currency=EUR')).toBe(euros);
      expect((await ask('/', { 'accept-language': 'fr' })).status).toBe(302);
      expect((await ask('/', { 'accept-language': 'de' })).status).toBe(200);
      expect((await ask('/', { 'accept-language': 'fr', cookie: 'kontor-locale=de-DE' })).status).toBe(200);
    }
  });
});
