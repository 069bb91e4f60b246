import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { testGateway } from '../../testing/gateway.ts';
import { at } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

/** Persisted documents of the web client's build. */
const DOCUMENTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('web/generated/persisted-documents.json', 'utf8'),
);
const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const gateway = testGateway(
  { NODE_ENV: 'production', GRAPHQL_OPERATIONS: 'persisted' },
  { bundle: { ...tinyBundle(), documents: DOCUMENTS } },
);

const post = async (body: unknown): Promise<{ status: number; json: unknown }> => {
  const answer = await fetch(`${gateway.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/graphql-response+json' },
    body: JSON.stringify(body),
  });
  return { status: answer.status, json: await answer.json() };
};
const byHash = (hash: string, variables: unknown = {}) =>
  post({ variables, extensions: { persistedQuery: { version: 1, sha256Hash: hash } } });
const code = (json: unknown) => at(json, 'errors', 0, 'extensions', 'code');

describe('a gateway with persisted operations only', () => {
  test('has valid documents of the shop', () => {
    expect(Object.keys(DOCUMENTS).length).toBeGreaterThan(50);
    expect([...gateway.app.operations.setList('shop', DOCUMENTS)]).toEqual([]);
    for (const hash of Object.keys(DOCUMENTS)) expect(gateway.app.operations.persisted(hash)).not.toBeNull();
  });

  test('rejects all other documents, and persisted ones as text', async () => {
    const [first = ''] = Object.values(DOCUMENTS);
    for (const query of ['{ __typename }', '{ __schema { types { name } } }', first, '{']) {
      const { status, json } = await post({ query });
      expect([status, code(json)]).toEqual([403, 'PERSISTED_QUERY_ONLY']);
      const link = await fetch(`${gateway.url}/graphql?query=${encodeURIComponent(query)}`, {
        headers: { 'kontor-locale': 'de-DE' },
      });
      expect(code(await link.json())).toBe('PERSISTED_QUERY_ONLY');
    }
  });

  test('learns no document from a client', async () => {
    const query = '{ languages { locale } }';
    const taught = await post({
      query,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(query) } },
    });
    expect([taught.status, code(taught.json)]).toEqual([403, 'PERSISTED_QUERY_ONLY']);
    const lookup = await byHash(hashOf(query));
    expect([lookup.status, code(lookup.json)]).toEqual([404, 'PERSISTED_QUERY_NOT_FOUND']);
  });

  test.each(['x', '__proto__', 'constructor', `sha256:${'0'.repeat(64)}`])(
    'rejects the hash %s',
    async (hash) => {
      expect((await byHash(hash)).status).toBe(404);
    },
  );
});
