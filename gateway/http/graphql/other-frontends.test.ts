import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type Replica, startReplica, startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const sha = (algorithm: string, text: string) => createHash(algorithm).update(text).digest('hex');
const CODEGEN = 'query Currencies { currencies { isoCode } }';
const APOLLO = 'query Languages { languages { locale } }';
const SERVED = 'query Salutations { salutations { id } }';
const LATER = 'query Countries { countries { id } }';
const WRONG = 'query Old { gone }';
const UNKNOWN = '{ currencies { symbol } }';

let folder: string;
let host: Server;
let address: string;
let served: Record<string, string> | null = { [sha('sha256', SERVED)]: SERVED };
let gateway: TestGateway;
let open: Replica;
let logging: Replica;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'documents-'));
  // GraphQL Code Generator hashes with SHA-1 unless told otherwise.
  writeFileSync(join(folder, 'kiosk.json'), JSON.stringify({ [sha('sha1', CODEGEN)]: CODEGEN, old: WRONG }));
  const operations = [{ id: sha('sha256', APOLLO), name: 'Languages', type: 'query', body: APOLLO }];
  writeFileSync(
    join(folder, 'app.json'),
    JSON.stringify({ format: 'apollo-persisted-query-manifest', version: 1, operations }),
  );
  host = createServer((_request, response) =>
    served === null ? response.writeHead(500).end() : response.end(JSON.stringify(served)),
  );
  await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
  const listening = host.address();
  address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}/documents.json?token=secret`;
  const documents = { GRAPHQL_DOCUMENTS: `${folder},${address}`, NODE_ENV: 'production' };
  gateway = await startTestGateway(
    { ...documents, GRAPHQL_OPERATIONS: 'persisted' },
    { bundle: tinyBundle() },
  );
  logging = await startReplica(gateway, {
    ...documents,
    GRAPHQL_OPERATIONS: 'log',
    METRICS_TOKEN: 'a-token-for-prometheus',
  });
  open = await startReplica(gateway, { NODE_ENV: 'production' });
});
afterAll(async () => {
  host.close();
  await Promise.all([open.close(), logging.close()]);
  await gateway.close();
});

async function post(url: string, body: unknown, headers: Record<string, string> = {}) {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json', ...headers },
    body: JSON.stringify(body),
  });
  const json: unknown = await answer.json();
  return { status: answer.status, data: at(json, 'data'), code: at(json, 'errors', 0, 'extensions', 'code') };
}
const automatic = (hash: string, query?: string) => ({
  ...(query === undefined ? {} : { query }),
  extensions: { persistedQuery: { version: 1, sha256Hash: hash } },
});

describe('persisted documents of other frontends are executed', () => {
  test.each([
    ['as GraphQL Code Generator writes them', CODEGEN, 'sha1'],
    ['as Apollo writes them', APOLLO, 'sha256'],
    ['from an address', SERVED, 'sha256'],
  ])('%s', async (_how, document, algorithm) => {
    const id = sha(algorithm, document);
    expect((await post(gateway.url, { documentId: id })).status).toBe(200);
    expect((await post(gateway.url, automatic(id))).status).toBe(200);
    const prefixed = await post(gateway.url, { documentId: `sha256:${id}` });
    expect(prefixed.data).toBeTruthy();
  });

  test('by plain link, with public caching', async () => {
    const answer = await fetch(`${gateway.url}/graphql?documentId=${sha('sha1', CODEGEN)}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      200,
      expect.stringMatching(/^public, max-age=/),
    ]);
  });

  test('after a reload of the list; a failing list keeps its documents', async () => {
    served = { [sha('sha256', LATER)]: LATER };
    await gateway.app.documentLists.reload();
    expect((await post(gateway.url, { documentId: sha('sha256', LATER) })).status).toBe(200);
    expect((await post(gateway.url, { documentId: sha('sha256', SERVED) })).status).toBe(404);
    served = null;
    await gateway.app.documentLists.reload();
    expect((await post(gateway.url, { documentId: sha('sha256', LATER) })).status).toBe(200);
    const ready: unknown = await (await fetch(`${gateway.url}/health/ready`)).json();
    expect(at(ready, 'without')).toEqual([`documents of ${address.split('?')[0]}`]);
    served = { [sha('sha256', SERVED)]: SERVED };
    await gateway.app.documentLists.reload();
  });
});

describe('GRAPHQL_OPERATIONS=log', () => {
  test('executes other operations, counts them by frontend and logs them once', async () => {
    const app = { 'graphql-client-name': 'app' };
    const logged = vi.spyOn(logging.app.log, 'info');
    expect((await post(logging.url, { query: UNKNOWN }, app)).status).toBe(200);
    expect((await post(logging.url, { query: UNKNOWN }, app)).status).toBe(200);
    const lines = logged.mock.calls.filter(([, text]) => text === 'operation is not persisted');
    expect(lines).toEqual([[{ hash: sha('sha256', UNKNOWN), client: 'app' }, 'operation is not persisted']]);
    logged.mockRestore();
    expect((await post(logging.url, { documentId: sha('sha256', APOLLO) }, app)).status).toBe(200);
    const metrics = await fetch(`${logging.url}/metrics`, {
      headers: { authorization: 'Bearer a-token-for-prometheus' },
    });
    const text = await metrics.text();
    expect(text).toContain('kontor_graphql_unlisted_requests_total{client="app"} 2');
    expect(text).toMatch(/operation_duration_seconds_count\{operation="Languages",outcome="ok"\} 1/);
  });
});

describe('Apollo’s automatic persisted queries', () => {
  const LEARNED = 'query Learned { languages { id } }';

  test('are learned with the first text, for GET too', async () => {
    const hash = sha('sha256', LEARNED);
    expect(await post(open.url, automatic(hash))).toMatchObject({
      status: 404,
      code: 'PERSISTED_QUERY_NOT_FOUND',
    });
    expect((await post(open.url, automatic(hash, LEARNED))).status).toBe(200);
    expect((await post(open.url, automatic(hash))).status).toBe(200);
    const extensions = encodeURIComponent(JSON.stringify(automatic(hash).extensions));
    const link = `${open.url}/graphql?extensions=${extensions}`;
    // Learned documents are untrusted: another site must not make a browser send them.
    expect((await fetch(link)).status).toBe(403);
    expect((await fetch(link, { headers: { 'apollo-require-preflight': '1' } })).status).toBe(200);
  });

  test('are not learned under another hash', async () => {
    expect(await post(open.url, automatic(sha('sha256', 'other'), LEARNED))).toMatchObject({
      status: 400,
      code: 'PERSISTED_QUERY_HASH_MISMATCH',
    });
    expect((await post(open.url, automatic(sha('sha256', 'other')))).status).toBe(404);
  });

  test('have the limits of ad-hoc documents', async () => {
    const deep = `{ navigation(kind: MAIN) { ${'children { '.repeat(20)}id${' }'.repeat(20)} } }`;
    const rejected = await post(open.url, automatic(sha('sha256', deep), deep));
    expect(rejected).toMatchObject({ status: 400, code: 'QUERY_TOO_COMPLEX' });
    expect(await post(open.url, automatic(sha('sha256', deep)))).toMatchObject({ code: 'QUERY_TOO_COMPLEX' });
  });
});

describe('a contradictory request', () => {
  test.each([
    ['two documents', { query: UNKNOWN, documentId: 'x' }, 'BAD_USER_INPUT'],
    ['two ids', { documentId: 'x', ...automatic('y') }, 'BAD_USER_INPUT'],
    ['an id that is no text', { documentId: 7 }, 'BAD_USER_INPUT'],
    ['a batch', [{ query: UNKNOWN }, { query: UNKNOWN }], 'BATCHING_NOT_SUPPORTED'],
  ])('with %s is rejected', async (_what, body, code) => {
    expect(await post(open.url, body)).toMatchObject({ status: 400, code });
  });

  test.each(['multipart/mixed', 'text/event-stream'])('for %s gets the available types', async (accept) => {
    const answer = await fetch(`${open.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept },
      body: JSON.stringify({ query: UNKNOWN }),
    });
    expect([answer.status, at(await answer.json(), 'errors', 0, 'extensions', 'code')]).toEqual([
      406,
      'NOT_ACCEPTABLE',
    ]);
  });
});

describe('an ad-hoc GET in production requires a preflight header', () => {
  const link = () => `${open.url}/graphql?query=${encodeURIComponent(UNKNOWN)}`;
  test.each([
    { 'apollo-require-preflight': 'true' },
    { 'graphql-require-preflight': '1' },
    { 'kontor-locale': 'de-DE' },
  ])('such as %j', async (headers) => {
    expect((await fetch(link(), { headers })).status).toBe(200);
  });

  test.each([
    {},
    { 'content-type': 'text/plain' },
    { 'content-type': ' Multipart/Form-Data; boundary=x' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { accept: 'application/json' },
  ])('and not %j', async (headers) => {
    expect((await fetch(link(), { headers })).status).toBe(403);
  });
});
