import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBundle } from '../../http/pages/bundle.ts';
import { TEXTS } from '../arbitrary-operation.ts';
import { startTestGateway, type TestGateway } from '../gateway.ts';
import { type RawAnswer, rawRequest } from '../raw-request.ts';
import { tinyBundle } from '../tiny-bundle.ts';

/** Fixed, so that a run can be repeated; `FUZZ_SEED=<number>` tries other values. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_102);
const RUNS = 70;

const words = (list: string) => fc.constantFrom(...list.split(' '));

/** Maximum text in a request line. */
const inPath = (text: string) =>
  text.replace(/[^\x21-\x7e]/g, (sign) => encodeURIComponent(sign.toWellFormed()));
const inHeader = (text: string) => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '').trim();

const text = fc.oneof(fc.constantFrom(...TEXTS.slice(0, -2)), fc.string({ unit: 'binary', maxLength: 60 }));
const segment = fc.oneof(
  text,
  words('.. . %2e%2e %2f %5c %00 % %zz %c3%28 ; ~ * : @ KOCHEN'),
  words('en fr kochen detail navigation account checkout search assets builds'),
);
const start = words(
  '/ // /en/ /fr/ /media/ /thumbnail/ /picture/ /picture/400/media/ /order/ /health/ /sitemap- /assets/ /graphql/ /graphiql /upload/ /schema.graphql /robots.txt /metrics /webhook/shopware/ /cache/purge http://x/',
);
const search = fc
  .array(fc.tuple(text, text), { maxLength: 4 })
  .map((pairs) => (pairs.length > 0 ? `?${pairs.map(([name, value]) => `${name}=${value}`).join('&')}` : ''));

/** Paths with and without a query that begin like those of a gateway. */
const arbitraryPath = fc
  .tuple(start, fc.array(segment, { maxLength: 5 }), search)
  .map(([first, segments, query]) => inPath(first + segments.join('/') + query));

/** All parts of a request except its path. */
const arbitraryRequest = fc.record({
  method: words('GET HEAD POST PUT PATCH DELETE OPTIONS TRACE QUERY'),
  headers: fc.dictionary(
    words(
      'accept accept-encoding accept-language authorization cookie content-type host if-none-match origin range x-forwarded-for x-forwarded-host x-forwarded-proto x-file-name kontor-locale access-control-request-method x-http-method-override user-agent referer traceparent',
    ),
    fc
      .oneof(
        text,
        words('application/json image/png bytes=0-1,5- */*;q=nan gzip;q=0,br de;q=9e99,fr "x ::1,1.2.3.4'),
      )
      .map(inHeader),
  ),
  body: fc.oneof(
    text,
    fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes)),
  ),
});

let gateway: TestGateway;

beforeAll(async () => {
  gateway = await startTestGateway(
    {
      NODE_ENV: 'production',
      TRUST_PROXY: 'true',
      WEBHOOK_SECRET: 's'.repeat(32),
      // Independent of the speed of this machine.
      UPSTREAM_TIMEOUT_MS: '60000',
      MAX_EVENT_LOOP_DELAY_MS: '60000',
    },
    // The shop's own pages where they are built, as they are before all tests.
    { bundle: (await loadBundle('dist')) ?? tinyBundle() },
  );
  gateway.sandbox.controls.set({ rateLimits: false });
});
afterAll(() => gateway.close());

/** Any response has its content type and is no internal error. */
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

describe('fuzzing HTTP gets proper responses', { timeout: 120_000 }, () => {
  const check = (property: fc.IAsyncProperty<unknown[]>) =>
    fc.assert(property, { seed: SEED, numRuns: RUNS, endOnFailure: true });

  test('for arbitrary paths and queries', () =>
    check(
      fc.asyncProperty(arbitraryPath, async (path) => {
        expectWellFormed(await rawRequest(gateway.url, path));
      }),
    ));

  test('for arbitrary methods, headers and bodies', () => {
    const ours = fc.constantFrom('/graphql', '/upload', '/', '/webhook/shopware', '/cache/purge');
    return check(
      fc.asyncProperty(fc.oneof(arbitraryPath, ours), arbitraryRequest, async (path, request) => {
        const { method, headers, body } = request;
        const bare = ['GET', 'HEAD', 'TRACE'].includes(method);
        const answer = await rawRequest(gateway.url, path, { method, headers, ...(bare ? {} : { body }) });
        // Only the HTTP parser rejects with these statuses, before any route.
        if (answer.status === 400 && answer.headers['x-content-type-options'] === undefined) return;
        if (method === 'HEAD') expect(answer.status).toBeLessThan(500);
        else expectWellFormed(answer);
      }),
    );
  });
});
