import { connect } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadBundle } from '../../http/pages/bundle.ts';
import { arbitraryBytes, arbitraryFile, arbitraryPath, arbitraryRequest } from '../arbitrary-http.ts';
import { startTestGateway, type TestGateway } from '../gateway.ts';
import { type RawAnswer, rawRequest } from '../raw-request.ts';
import { tinyBundle } from '../tiny-bundle.ts';

/** Fixed, so that a run can be repeated; `FUZZ_SEED=<number>` tries other values. */
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_260_102);
const RUNS = 70;

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

  test('for arbitrary picture sizes and document ids', () =>
    check(
      fc.asyncProperty(arbitraryFile, async (path) => {
        const headers = { cookie: 'sw-context-token=x' };
        expectWellFormed(await rawRequest(gateway.url, path, { headers }));
      }),
    ));

  test('for bytes that are no HTTP', async () => {
    await check(
      fc.asyncProperty(arbitraryBytes, async (sent) => {
        expect(await exchange(sent)).not.toMatch(/^HTTP\/1\.1 5/);
      }),
    );
    expect((await rawRequest(gateway.url, '/health/live')).status).toBe(200);
  });
});

/** Response to bytes on a bare connection, within a moment. */
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
