import { expect, test } from 'vitest';
import { isObject, type Json } from '../lib/json.ts';
import type { ChildGateway } from '../testing/child-gateway.ts';
import { startReplica, testGateway } from '../testing/gateway.ts';
import { startGatewayProcess } from '../testing/gateway-process.ts';
import { at } from '../testing/shopper.ts';
import { respondTo } from '../testing/upstream-proxy.ts';

const GIVEN = '0af7651916cd43dd8448eb211c80319c';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

const gateway = testGateway({ TRUST_PROXY: 'loopback' });

const ask = (url: string, headers: Readonly<Record<string, string>>, query: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.7', ...headers },
    body: JSON.stringify({ query }),
  });

const linesOf = (logging: ChildGateway) =>
  logging
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line): Json => JSON.parse(line));

test('the id of a trusted proxy is returned, part of errors and sent to Shopware', async () => {
  const answer = await ask(
    gateway.url,
    { 'x-request-id': GIVEN },
    '{ suggest(term: "pfanne") { totalCount } }',
  );
  expect(answer.headers.get('x-request-id')).toBe(GIVEN);
  expect(gateway.upstream.calls.filter(({ headers }) => headers['x-request-id'] === GIVEN)).not.toEqual([]);
  const wrong = await ask(gateway.url, { 'x-request-id': GIVEN }, '{ nothing }');
  expect(at(await wrong.json(), 'errors', 0, 'extensions', 'requestId')).toBe(GIVEN);
});

test.each(['short', 'x'.repeat(200), '<script>alert(1)</script>'])(
  'a malformed id is replaced: %s',
  async (id) => {
    const answer = await ask(gateway.url, { 'x-request-id': id }, '{ languages { locale } }');
    expect(answer.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  },
);

test.each([
  ['false', false],
  ['10.0.0.0/8, ::1', false],
  ['127.0.0.0/8', true],
])('id and address are trusted together: TRUST_PROXY=%s', async (trustProxy, believed) => {
  const replica = await startReplica(gateway, { TRUST_PROXY: trustProxy });
  const answer = await fetch(`${replica.url}/health/live`, {
    headers: { 'x-request-id': GIVEN, 'x-forwarded-for': '203.0.113.7' },
  });
  expect(answer.headers.get('x-request-id') === GIVEN).toBe(believed);
  await replica.close();
});

test('log lines of a request have its id, trace, operation and client', async () => {
  const logging = await startGatewayProcess(gateway.upstream.url, { LOG_LEVEL: 'info', TRUST_PROXY: '1' });
  gateway.upstream.fault = respondTo(/search-suggest/, 500);
  const headers = {
    'x-request-id': GIVEN,
    traceparent: `00-${TRACE}-00f067aa0ba902b7-01`,
    'graphql-client-name': 'app',
    'graphql-client-version': '2.0',
  };
  await ask(logging.url, headers, 'query Find { suggest(term: "zange") { totalCount } }');
  await fetch(`${logging.url}/health/live`);
  gateway.upstream.fault = null;
  await logging.stop();
  const lines = linesOf(logging);
  const ofRequest = lines.filter((line) => line['requestId'] === GIVEN);
  expect(ofRequest.map(({ msg }) => msg)).toEqual(['resolver failed', 'request']);
  for (const line of ofRequest)
    expect(line).toMatchObject({ traceId: TRACE, operation: 'Find', client: 'app', clientVersion: '2.0' });
  // A failure of Shopware is known by its reason and has no stack.
  expect(ofRequest[0]).toMatchObject({ level: 30, err: { type: 'UpstreamError', reason: 'failed' } });
  expect(at(ofRequest[0], 'err', 'stack')).toBeUndefined();
  expect(ofRequest[1]).toMatchObject({
    ...{ req: { method: 'POST', path: '/graphql' }, res: { status: 200 } },
    errorCodes: ['UPSTREAM_UNAVAILABLE'],
  });
  expect(lines.filter(({ req }) => isObject(req) && req['path'] === '/health/live')).toEqual([]);
});

test('an outage of Shopware logs one warning at its begin and one at its end', async () => {
  const logging = await startGatewayProcess(gateway.upstream.url, { LOG_LEVEL: 'info' });
  gateway.upstream.fault = respondTo(/store-api\/search/, 503);
  const search = (term: number) => ask(logging.url, {}, `{ search(term: "${term}") { sorting } }`);
  await Promise.all(Array.from({ length: 30 }, (_, index) => search(index)));
  gateway.upstream.fault = null;
  await expect
    .poll(async () => at(await (await search(100)).json(), 'errors'), { timeout: 30_000, interval: 250 })
    .toBeUndefined();
  await logging.stop();
  const messages = linesOf(logging)
    .filter(({ level }) => Number(level) > 30)
    .map(({ msg }) => msg);
  expect(messages).toEqual(['Shopware unavailable: calls are rejected', 'Shopware available again']);
});
