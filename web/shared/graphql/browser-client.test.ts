import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ApiError, dataOf } from './api-error.ts';
import { createBrowserClient } from './exchanges.ts';
import { mutation, personalQuery, publicQuery } from './operation-document.ts';
import { createServerClient } from './server-client.ts';

const MINUTE_MS = 60_000;
type Answer = { n: number };
type By = { id: string };
const Public = publicQuery<Answer, By>('a'.repeat(64));
const Personal = personalQuery<Answer, By>('b'.repeat(64));
const Change = mutation<Answer, By>('c'.repeat(64));
const ID = { id: '1' };

interface Sent {
  readonly url: URL;
  readonly method: string;
  readonly headers: Headers;
  readonly body: unknown;
}

let sent: Sent[] = [];
/** Next response; counts requests by default. */
let reply: (() => Promise<Response>) | null = null;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  sent = [];
  reply = null;
  cookies('kontor-session=1');
  vi.stubGlobal('dispatchEvent', () => true);
  vi.stubGlobal('fetch', (address: string, { method, headers, body }: RequestInit) => {
    const url = new URL(address, 'https://shop.example');
    sent.push({
      url,
      method: String(method),
      headers: new Headers(headers),
      body: body ? JSON.parse(String(body)) : null,
    });
    return reply ? reply() : Promise.resolve(Response.json({ data: { n: sent.length } }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const cookies = (cookie: string) => vi.stubGlobal('document', { cookie });
const fresh = () => createBrowserClient('fr-CH', 'EUR', {});
const pass = (time: number) => vi.setSystemTime(Date.now() + time);

test('sends a public query as GET with a complete cache key and without the document', async () => {
  await dataOf(fresh().query(Public, ID));
  const [{ url, method, body } = expect.fail()] = sent;
  expect([method, body, url.pathname]).toEqual(['GET', null, '/graphql']);
  expect(Object.fromEntries(url.searchParams)).toEqual({
    locale: 'fr-CH',
    currency: 'EUR',
    variables: '{"id":"1"}',
    extensions: `{"persistedQuery":{"sha256Hash":"${Public.documentId}","version":1}}`,
  });
});

test('sends all queries as POST if the session has custom prices', async () => {
  cookies('a=b; kontor-session=1-n7Hq; c=d');
  await dataOf(fresh().query(Public, ID));
  expect(sent.map(({ method, url }) => method + url.search)).toEqual(['POST']);
});

test('ignores results from before a price change', async () => {
  const client = fresh();
  expect(await dataOf(client.query(Public, ID))).toEqual({ n: 1 });
  cookies('kontor-session=1-n7Hq');
  expect(await dataOf(client.query(Public, ID))).toEqual({ n: 2 });
  cookies('kontor-session=1');
  expect(await dataOf(client.query(Public, ID))).toEqual({ n: 3 });
});

test('sends a personal query as POST with language and currency headers', async () => {
  const client = fresh();
  await dataOf(client.query(Personal, ID));
  await dataOf(client.mutation(Change, ID));
  expect(sent.map(({ url, method }) => `${method} ${url.pathname}${url.search}`)).toEqual([
    'POST /graphql',
    'POST /graphql',
  ]);
  for (const { headers } of sent)
    expect([headers.get('kontor-locale'), headers.get('kontor-currency')]).toEqual(['fr-CH', 'EUR']);
  expect(sent[0]?.body).toEqual({
    variables: ID,
    extensions: { persistedQuery: { version: 1, sha256Hash: Personal.documentId } },
  });
});

test('uses a public result for a minute and refetches an older one', async () => {
  const client = fresh();
  const ask = async () => (await dataOf(client.query(Public, ID))).n;
  expect(await ask()).toBe(1);
  pass(MINUTE_MS - 1);
  expect(await ask()).toBe(1);
  pass(2);
  expect(await ask()).toBe(2);
  pass(MINUTE_MS - 1);
  expect(await ask()).toBe(2);
});

test('uses embedded results for a minute without a request', async () => {
  const { client: server, answers } = createServerClient(async () => ({ data: { n: 7 } }));
  await dataOf(server.query(Public, ID));
  const client = createBrowserClient('fr-CH', 'EUR', answers());
  const ask = async () => (await dataOf(client.query(Public, ID))).n;
  expect([await ask(), await ask()]).toEqual([7, 7]);
  pass(MINUTE_MS - 1);
  expect(await ask()).toBe(7);
  expect(sent).toEqual([]);
  pass(2);
  expect(await ask()).toBe(1);
});

test('a query reads the result of a mutation without a request', async () => {
  const client = fresh();
  await dataOf(client.query(Public, ID));
  await dataOf(client.query(Public, ID, { requestPolicy: 'network-only', given: { n: 100 } }));
  expect((await dataOf(client.query(Public, ID))).n).toBe(100);
  expect(sent).toHaveLength(1);
});

const failing = async (answer: () => Promise<Response>): Promise<unknown> => {
  reply = answer;
  return dataOf(fresh().query(Public, ID)).then(
    () => expect.fail('It was answered.'),
    (reason: unknown) => reason,
  );
};

test('an error has the code and status of the gateway', async () => {
  const extensions = { code: 'RATE_LIMITED', status: 429, retryAfter: 12, requestId: 'r1' };
  const reason = await failing(async () =>
    Response.json({ data: null, errors: [{ message: 'Too many', extensions }] }, { status: 429 }),
  );
  expect(reason).toBeInstanceOf(ApiError);
  expect(reason).toMatchObject({ message: 'Too many', ...extensions });
});

test('an unreachable gateway is a network error', async () => {
  expect(await failing(() => Promise.reject(new TypeError('Failed to fetch')))).toMatchObject({
    name: 'ApiError',
    code: 'NETWORK',
    status: 0,
  });
});
