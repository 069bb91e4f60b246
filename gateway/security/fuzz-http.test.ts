import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBundle } from '../render/bundle.ts';
import { TEXTS } from '../testing/arbitrary-operation.ts';
import { startTestGateway, type TestGateway } from '../testing/gateway.ts';
import { type RawAnswer, rawRequest } from '../testing/raw-request.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

const FIXED = 20_260_102;
/** Each run also tries what no run has tried; a failure prints the seed. */
const SEEDS = [FIXED, Math.floor(Math.random() * 2 ** 31)];
const RUNS = 100;

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway(
    {
      NODE_ENV: 'production',
      TRUST_PROXY: 'true',
      WEBHOOK_SECRET: 's'.repeat(32),
      // How fast this machine is has nothing to do with it.
      UPSTREAM_TIMEOUT_MS: '60000',
      MAX_EVENT_LOOP_DELAY_MS: '60000',
    },
    // The shop's own pages where they are built, as they are before all tests.
    { bundle: (await loadBundle('dist')) ?? tinyBundle() },
  );
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterAll(() => gateway.close());

/** The answer says what it is, is that, and never that something went wrong inside. */
function expectWellFormed({ status, headers, body }: RawAnswer): void {
  expect(status).toBeGreaterThanOrEqual(200);
  expect(status).toBeLessThan(500);
  expect(headers['x-content-type-options']).toBe('nosniff');
  const type = headers['content-type'] ?? '';
  if (/json/.test(type)) expect(() => JSON.parse(body)).not.toThrow();
  if (/html/.test(type)) expect(body).toMatch(/^(?:<!doctype html>|<html|<h1)/i);
  if (headers.location !== undefined) expect(headers.location).toMatch(/^\/(?![/\\])/);
  expect(body).not.toMatch(/TypeError|RangeError|node_modules|secret words/);
}

/** As much of a text as a request line carries. */
const inPath = (text: string) =>
  text.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

const text = fc.oneof(fc.constantFrom(...TEXTS.slice(0, -2)), fc.string({ unit: 'binary', maxLength: 60 }));
const segment = fc.oneof(
  text,
  fc.constantFrom(
    '..',
    '.',
    '%2e%2e',
    '%2f',
    '%5c',
    '%00',
    '%',
    '%zz',
    '%c3%28',
    ';',
    '~',
    '*',
    ':',
    '@',
    'KOCHEN',
  ),
  fc.constantFrom(
    'en',
    'fr',
    'kochen',
    'detail',
    'navigation',
    'account',
    'checkout',
    'search',
    'assets',
    'builds',
  ),
);
const START = [
  '/',
  '//',
  '/en/',
  '/fr/',
  '/media/',
  '/thumbnail/',
  '/picture/',
  '/picture/400/media/',
  '/order/',
  '/health/',
  '/sitemap-',
  '/assets/',
  '/graphql/',
  '/graphiql',
  '/upload/',
  '/schema.graphql',
  '/robots.txt',
  '/metrics',
  '/webhook/shopware/',
  '/cache/purge',
  'http://x/',
];
const paths = fc
  .tuple(
    fc.constantFrom(...START),
    fc.array(segment, { maxLength: 5 }),
    fc.array(fc.tuple(text, text), { maxLength: 4 }),
  )
  .map(([start, segments, pairs]) => {
    const search = pairs.map(([name, value]) => `${name}=${value}`).join('&');
    return inPath(start + segments.join('/') + (search ? `?${search}` : ''));
  });

describe.each(SEEDS)('whoever tries things over HTTP with seed %i gets a proper answer', (seed) => {
  const check = (property: fc.IAsyncProperty<unknown[]>) =>
    fc.assert(property, { seed, numRuns: RUNS, endOnFailure: true });

  test('with paths and queries of all kinds', () =>
    check(
      fc.asyncProperty(paths, async (path) => {
        expectWellFormed(await rawRequest(gateway.url, path));
      }),
    ));

  test('with methods, headers and bodies of all kinds', () => {
    const methods = fc.constantFrom(
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'QUERY',
    );
    const names = [
      'accept',
      'accept-encoding',
      'accept-language',
      'authorization',
      'cookie',
      'content-type',
      'host',
      'if-none-match',
      'origin',
      'range',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
      'x-file-name',
      'kontor-locale',
      'access-control-request-method',
      'x-http-method-override',
      'user-agent',
      'referer',
      'traceparent',
    ];
    const values = fc.oneof(
      text,
      fc.constantFrom(
        'application/json',
        'image/png',
        'bytes=0-1,5-',
        '*/*;q=nan',
        'gzip;q=0,br',
        'de;q=9e99,fr',
        '"x',
        '::1, 1.2.3.4',
      ),
    );
    const headers = fc.dictionary(fc.constantFrom(...names), values.map(inHeader));
    const body = fc.oneof(
      text,
      fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
    );
    return check(
      fc.asyncProperty(
        fc.oneof(paths, fc.constantFrom('/graphql', '/upload', '/', '/webhook/shopware', '/cache/purge')),
        methods,
        headers,
        body,
        async (...all) => {
          const [path, method, some, sent] = all;
          const bare = ['GET', 'HEAD', 'TRACE'].includes(method);
          const answer = await rawRequest(gateway.url, path, {
            method,
            headers: some,
            ...(bare ? {} : { body: sent }),
          });
          // Nothing but HTTP itself refuses so, before anything of ours is asked.
          if (answer.status === 400 && answer.headers['x-content-type-options'] === undefined) return;
          if (method === 'HEAD') expect(answer.status).toBeLessThan(500);
          else expectWellFormed(answer);
        },
      ),
    );
  });

  test('with sizes of pictures and ids of papers of all kinds', () => {
    const box = fc.oneof(
      text,
      fc.tuple(fc.nat(), fc.nat()).map(([width, height]) => `${width}x${height}`),
    );
    const wanted = fc.oneof(
      fc.tuple(box, segment).map(([size, name]) => `/picture/${size}/media/${name}`),
      fc.array(segment, { minLength: 2, maxLength: 4 }).map((ids) => `/order/${ids.join('/document/')}`),
      fc.tuple(segment, fc.nat()).map(([locale, part]) => `/sitemap-${locale}-${part}.xml`),
    );
    return check(
      fc.asyncProperty(wanted, async (path) => {
        expectWellFormed(
          await rawRequest(gateway.url, inPath(path), { headers: { cookie: 'sw-context-token=x' } }),
        );
      }),
    );
  });

  test('with bytes that are no HTTP, and the gateway goes on', async () => {
    const lines = fc.constantFrom(
      'GET / HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/9.9\r\n\r\n',
      'POST /graphql HTTP/1.1\r\nContent-Length: -1\r\n\r\n',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\nzz\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nA: b\n c: d\r\n\r\n',
      'GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n',
      '\r\n\r\n',
      '\u0016\u0003\u0001',
      `GET /${'x'.repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
      'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n',
      'GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      'GET http:// HTTP/1.1\r\nHost: x\r\n\r\n',
    );
    const bytes = fc.oneof(lines, fc.string({ unit: 'binary', maxLength: 200 }));
    await check(
      fc.asyncProperty(bytes, async (sent) => {
        expect(await exchange(sent)).not.toMatch(/^HTTP\/1\.1 5/);
      }),
    );
    expect((await rawRequest(gateway.url, '/health/live')).status).toBe(200);
  });
});

/** What comes back for bytes on a bare connection, within a moment. */
function exchange(sent: string): Promise<string> {
  const { hostname, port } = new URL(gateway.url);
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname);
    let received = '';
    const end = () => {
      socket.destroy();
      resolve(received);
    };
    socket.setTimeout(25, end);
    socket.on('data', (chunk) => {
      received += chunk.toString('latin1');
    });
    socket.on('error', end);
    socket.on('close', end);
    socket.write(sent, 'latin1');
  });
}
