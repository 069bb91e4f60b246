import { expect, test } from 'vitest';
import type { PersistedRequest, PersistedResult } from '../../../schema/render-contract.ts';
import { dataOf } from './api-error.ts';
import { mutation, personalQuery, publicQuery } from './operation-document.ts';
import { createServerClient } from './server-client.ts';

const HASH = 'a'.repeat(64);
const Page = publicQuery<{ page: string }, { path: string }>(HASH);

function serverClient(answer: (request: PersistedRequest) => PersistedResult) {
  const executed: PersistedRequest[] = [];
  const made = createServerClient(async (request) => {
    executed.push(request);
    return answer(request);
  });
  return { ...made, executed };
}

test('executes a public query once by hash and embeds the result in the page', async () => {
  const { client, answers, executed } = serverClient(({ variables }) => ({
    data: { page: `at ${variables?.['path']}` },
  }));
  expect(await dataOf(client.query(Page, { path: '/a' }))).toEqual({ page: 'at /a' });
  expect(await dataOf(client.query(Page, { path: '/a' }))).toEqual({ page: 'at /a' });
  expect(executed).toEqual([{ hash: HASH, variables: { path: '/a' } }]);
  expect(Object.values(answers()).map(({ data }) => JSON.parse(data ?? ''))).toEqual([{ page: 'at /a' }]);
});

test('rejects personal queries and mutations while rendering', async () => {
  const { client, answers, executed } = serverClient(() => ({ data: {} }));
  await expect(dataOf(client.query(personalQuery('b'.repeat(64)), {}))).rejects.toThrow(
    /never while rendering/,
  );
  await expect(dataOf(client.mutation(mutation('c'.repeat(64)), {}))).rejects.toThrow(
    /never while rendering/,
  );
  expect(executed).toEqual([]);
  expect(answers()).toEqual({});
});

test('a failure has the code and status of the shop and is not embedded', async () => {
  const extensions = { code: 'UPSTREAM', status: 503 };
  const { client, answers } = serverClient(() => ({ data: null, errors: [{ message: 'away', extensions }] }));
  await expect(dataOf(client.query(Page, { path: '/a' }))).rejects.toMatchObject(extensions);
  expect(answers()).toEqual({});
});

test('a partial result is embedded only in a page that is shown without the rest', async () => {
  const extensions = { code: 'UPSTREAM_UNAVAILABLE', status: 502 };
  const { client, answers } = serverClient(() => ({
    data: { page: 'without menu' },
    errors: [{ message: 'away', path: ['menu'], extensions }],
  }));
  const asked = client.query(Page, { path: '/a' });
  await expect(dataOf(asked)).rejects.toMatchObject(extensions);
  expect((await asked).extensions).toEqual({ part: { page: 'without menu' } });
  expect(answers()).toEqual({});
  const [travelling] = Object.values(answers(true));
  expect(JSON.parse(String(travelling?.extensions))).toEqual({ part: { page: 'without menu' } });
  expect(travelling?.error?.graphQLErrors).toMatchObject([{ path: ['menu'], extensions }]);
});
