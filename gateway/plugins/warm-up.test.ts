import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { type Replica, startReplica, type TestGateway, testGateway } from '../testing/gateway.ts';
import { tinyBundle } from '../testing/tiny-bundle.ts';

/** The storefront's own operations, by hash. */
const DOCUMENTS: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('web/generated/persisted-documents.json', 'utf8'),
);
const SHARED = ['Identity', 'Layout', 'ConsentKeys'];
const LOCALES = ['de-DE', 'en-GB', 'fr-CH'];

function hashOf(name: string): string {
  const isNamed = new RegExp(`query ${name}\\b`);
  return Object.entries(DOCUMENTS).find(([, text]) => isNamed.test(text))?.[0] ?? '';
}

let started: Replica;
const gateway = testGateway();

beforeEach(async () => {
  const bundle = tinyBundle();
  const documents = { ...bundle.documents, ...DOCUMENTS };
  // Like the storefront, whose pages all execute the shared operations.
  const render: typeof bundle.render = async (input) => {
    await Promise.all(SHARED.map((name) => input.execute({ hash: hashOf(name) })));
    return bundle.render(input);
  };
  started = await startReplica(gateway, {}, { bundle: { ...bundle, documents, render } });
  return () => started.close();
});

async function ready(): Promise<{ status: number; missing: unknown }> {
  const answer = await fetch(`${started.url}/health/ready`);
  const { missing } = await answer.json();
  return { status: answer.status, missing };
}

/** The paths of calls that an operation of the storefront makes, without `/store-api`. */
async function callsOf(name: string, locale: string, variables: object = {}): Promise<string[]> {
  const before = gateway.upstream.calls.length;
  const answer = await fetch(`${started.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'kontor-locale': locale },
    body: JSON.stringify({
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(name).replace('sha256:', '') } },
    }),
  });
  const { errors } = await answer.json();
  expect(errors).toBe(undefined);
  return (
    gateway.upstream.calls
      .slice(before)
      // The index of paths is read in the background, page by page.
      .filter(({ path, body }) => !(path.endsWith('/seo-url') && body.includes('"page":')))
      .map(({ path }) => path.replace(/^\/store-api|[0-9a-f]{32}$/g, ''))
  );
}

/** Whatever is answered while Shopware is away was read before; a count of calls would depend on when caches refresh. */
const away: TestGateway['upstream']['fault'] = (_call, response) => {
  response.destroy();
  return true;
};

test('a gateway is ready once the data of every page is loaded', async () => {
  const released = Promise.withResolvers<void>();
  started.app.onWarmUp(() => released.promise);
  const warm = started.app.warmUp(30_000);
  expect(await ready()).toEqual({ status: 503, missing: ['warming up'] });
  released.resolve();
  await expect.poll(ready, { timeout: 10_000 }).toEqual({ status: 200, missing: [] });
  await warm;
  gateway.upstream.fault = away;
  for (const locale of LOCALES) for (const name of SHARED) await callsOf(name, locale);
  gateway.upstream.fault = null;
  const variables = { path: '/kochen/toepfe-und-kasserollen/', first: 24, withLayout: true };
  // Reads of this page only: the category, its products, and the variants on its cards.
  expect(await callsOf('Page', 'de-DE', variables)).toEqual(['/category/', '/product-listing/', '/product']);
});

test('the home page is cached in every language after the start', async () => {
  const home = { '/': 'de-DE', '/en/': 'en-GB', '/fr/': 'fr-CH' };
  async function languagesWhileAway() {
    gateway.upstream.fault = null;
    await started.app.warmUp();
    gateway.upstream.fault = away;
    const pages = Object.entries(home).map(async ([path, locale]) =>
      (await fetch(started.url + path, { headers: { 'accept-language': locale } })).text(),
    );
    return (await Promise.all(pages)).map((html) => /lang="([^"]+)"/.exec(html)?.[1]);
  }
  // On a busy machine a page can miss its time limit; a gateway then renders it on demand.
  await expect.poll(languagesWhileAway, { timeout: 20_000 }).toEqual(Object.values(home));
}, 30_000);

test('an unavailable Shopware is reported as missing, and used once it is back', async () => {
  gateway.upstream.fault = away;
  await started.app.warmUp();
  expect(await ready()).toEqual({ status: 503, missing: ['shopware'] });
  gateway.upstream.fault = null;
  await expect.poll(ready, { timeout: 15_000 }).toEqual({ status: 200, missing: [] });
});
