import { createServer, type Server } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isObject, type Json } from '../../lib/json.ts';
import { type Replica, startReplica, testGateway } from '../../testing/gateway.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';
const INCOMING = `00-${TRACE}-00f067aa0ba902b7-01`;
const PRODUCTS = `{ search(term: "pfanne") { nodes { name } } }`;

let collector: Server;
let traced: Replica;
const spans: Json[] = [];

const gateway = testGateway();
beforeAll(async () => {
  collector = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    collect(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve));
  const address = collector.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  traced = await startReplica(
    gateway,
    { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`, TRACE_SHARE: '1' },
    { bundle: tinyBundle() },
  );
});
afterAll(async () => {
  collector.close();
});

/** Collects the spans of an OTLP export, at any depth. */
function collect(value: unknown): void {
  if (Array.isArray(value)) value.forEach(collect);
  else if (isObject(value)) {
    if (typeof value['spanId'] === 'string' && typeof value['name'] === 'string') spans.push(value);
    else Object.values(value).forEach(collect);
  }
}

const ask = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query: PRODUCTS }),
  });

const passedOn = () => gateway.upstream.calls.filter(({ headers }) => headers.traceparent !== undefined);

describe('a trace', () => {
  test('is passed on to Shopware without a collector', async () => {
    await ask(gateway.url, { traceparent: INCOMING, tracestate: 'shop=1' });
    expect(passedOn().length).toBeGreaterThan(0);
    for (const { headers } of passedOn()) {
      expect([headers.traceparent, headers['tracestate']]).toEqual([INCOMING, 'shop=1']);
    }
  });

  test('continues through the gateway to Shopware and is exported', async () => {
    for (const path of ['/kochen/', '/kochen/', '/nothing-here/']) await fetch(traced.url + path);
    gateway.upstream.calls.length = 0;
    const app = { 'graphql-client-name': 'app', 'graphql-client-version': '1.2' };
    await ask(traced.url, { traceparent: INCOMING, tracestate: 'shop=1', ...app });
    await traced.close();
    const server = spans.find(({ name, traceId }) => name === 'POST /graphql' && traceId === TRACE);
    expect(server).toMatchObject({ parentSpanId: '00f067aa0ba902b7' });
    const attributesValue = {
      'http.route': '/graphql',
      'graphql.client.name': 'app',
      'graphql.client.version': '1.2',
    };
    for (const [key, stringValue] of Object.entries(attributesValue))
      expect(server?.['attributes']).toContainEqual({ key, value: { stringValue } });
    const calls = spans.filter(({ parentSpanId }) => parentSpanId === server?.['spanId']);
    expect(calls.map(({ name }) => name)).toContain('POST /store-api/search');
    const ids = passedOn().map(({ headers }) => String(headers.traceparent).split('-'));
    for (const call of calls) expect(ids).toContainEqual(['00', TRACE, call['spanId'], '01']);
    expect(passedOn().map(({ headers }) => headers['tracestate'])).toEqual(ids.map(() => 'shop=1'));
    const status = { key: 'http.response.status_code', value: { intValue: 200 } };
    for (const { attributes } of calls) expect(attributes).toContainEqual(status);
  });

  test('contains no personal data', () => {
    expect(JSON.stringify(spans)).not.toMatch(/127\.0\.0\.1"|cookie|pfanne/);
  });
});
