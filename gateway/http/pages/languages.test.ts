import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { BUILT_IN } from '../../domains/shared/messages/messages.ts';
import { startReplica, type TestGateway, testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const GERMAN = { lang: 'de', code: 'de-DE', name: 'Deutsch', path: '' } as const;
const ITALIAN = { lang: 'fr', code: 'it-IT', name: 'Italiano', path: '/ch/it' } as const;
const ENGLISH = { lang: 'en', code: 'en-GB', name: 'English', path: '' } as const;

const gateway = testGateway({ WEBHOOK_SECRET }, { bundle: tinyBundle() });

afterEach(async () => {
  gateway.upstream.fault = null;
  gateway.sandbox.controls.setLanguages([]);
  await purge(gateway.url, ['*']);
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(gateway.url + path, { headers, redirect: 'manual' });

async function sells(...languages: Parameters<TestGateway['sandbox']['controls']['setLanguages']>[0]) {
  gateway.sandbox.controls.setLanguages(languages);
  await purge(gateway.url, ['channel', 'page', 'query']);
}

describe('a sales channel in English with an Italian domain', () => {
  test('has these languages under their paths', async () => {
    await sells(ENGLISH, ITALIAN);
    const languages = '{ languages { locale label pathPrefix formatLocale } }';
    expect(await new Shopper(gateway.url).ask(languages)).toEqual({
      languages: [
        { locale: 'en-GB', label: 'English', pathPrefix: '', formatLocale: 'en-GB' },
        { locale: 'it-IT', label: 'Italiano', pathPrefix: '/ch/it', formatLocale: 'it-CH' },
      ],
    });
    expect(await (await get('/')).text()).toContain('lang="en-GB"');
    const italian = await get('/CH/it/');
    expect([italian.status, italian.headers.get('location')]).toEqual([301, '/ch/it/']);
    expect(await (await get('/ch/it/')).text()).toContain('lang="it-IT"');
    expect((await get('/fr/')).status).toBe(404);
  });

  test('requests texts of Shopware in the language', async () => {
    await sells(ENGLISH, ITALIAN);
    const query = '{ page(path: "/") { ... on CategoryPage { seo { alternates { locale path } } } } }';
    const { page } = await new Shopper(gateway.url, { 'kontor-locale': 'it-IT' }).ask(query);
    expect(at(page, 'seo', 'alternates')).toEqual([
      { locale: 'en-GB', path: '/' },
      { locale: 'it-IT', path: '/ch/it/' },
    ]);
    const price = '{ suggest(term: "cocotte") { products { price { unitPrice { formatted } } } } }';
    const answer = await get(`/graphql?locale=it-IT&query=${encodeURIComponent(price)}`);
    expect(await answer.text()).toMatch(/CHF\s?\d+\.\d\d/);
  });

  test('has both in its sitemap, with a default', async () => {
    await sells(ENGLISH, ITALIAN);
    const index = await (await get('/sitemap.xml')).text();
    expect(index.match(/sitemap-[\w-]+\.xml/g)).toEqual(['sitemap-en-GB-1.xml', 'sitemap-it-IT-1.xml']);
    const file = await (await get('/sitemap-it-IT-1.xml')).text();
    expect(file).toContain('<loc>http://localhost:3000/ch/it/</loc>');
    expect(file).toContain('hreflang="x-default" href="http://localhost:3000/"');
    expect((await get('/sitemap-fr-CH-1.xml')).status).toBe(404);
  });
});

test('with prefixes for all languages redirects to the default, and the home page to that of the visitor', async () => {
  await sells({ ...GERMAN, path: '/de' }, { ...ENGLISH, path: '/en' });
  const location = async (path: string, accepted = 'fr') => {
    const answer = await get(path, { 'accept-language': accepted });
    return [answer.status, answer.headers.get('location')];
  };
  expect(await location('/')).toEqual([302, '/de/']);
  expect(await location('/', 'en')).toEqual([302, '/en/']);
  expect(await location('/kochen/?p=2')).toEqual([301, '/de/kochen/?p=2']);
  expect(await location('/de')).toEqual([301, '/de/']);
  expect(await location('//evil.example')).toEqual([301, '/de/evil.example']);
  expect((await get('/de/kochen/')).status).toBe(200);
});

test('ignores a reserved path of a domain', async () => {
  const taken = ['/graphql', '/media/it', '/checkout', '/picture', '/health'];
  for (const path of taken) {
    await sells(GERMAN, { ...ITALIAN, path });
    const { languages } = await new Shopper(gateway.url).ask('{ languages { pathPrefix } }');
    expect([path, languages]).toEqual([path, [{ pathPrefix: '' }, { pathPrefix: '/it' }]]);
  }
});

test('uses a new domain after the webhook', async () => {
  expect(await (await get('/en/')).text()).toContain('lang="en-GB"');
  await sells(GERMAN, { ...ITALIAN, path: '/en' });
  expect(await (await get('/en/')).text()).toContain('lang="it-IT"');
});

test('shows a language with texts of the shop, and English for the rest', async () => {
  const shopFolder = mkdtempSync(join(tmpdir(), 'shop-'));
  mkdirSync(join(shopFolder, 'messages'));
  writeFileSync(join(shopFolder, 'messages/it.json'), '{"LOCALE_NOT_FOUND": "Scelga."}');
  await sells(ENGLISH, ITALIAN);
  const withTexts = await startReplica(gateway, {}, { bundle: null, shopFolder });
  try {
    const shopper = new Shopper(withTexts.url, { 'kontor-locale': 'it-IT' });
    const { login } = await shopper.ask(
      'mutation { login(input: { email: "nobody@example.ch", password: "wrong" }) { userErrors { message } } }',
    );
    expect(login).toEqual({
      userErrors: [{ message: BUILT_IN['en-GB']?.['CHECKOUT__CUSTOMER_AUTH_BAD_CREDENTIALS'] }],
    });
    const { updateSession } = await shopper.ask(
      'mutation { updateSession(input: { locale: "ja-JP" }) { userErrors { message } } }',
    );
    expect(updateSession).toEqual({ userErrors: [{ message: 'Scelga.' }] });
  } finally {
    await withTexts.close();
    rmSync(shopFolder, { recursive: true });
  }
});

describe('during an outage of Shopware', () => {
  const down = () => {
    gateway.upstream.fault = ({ path }, response) => {
      if (!path.startsWith('/store-api/')) return false;
      response.writeHead(500).end('{}');
      return true;
    };
  };

  test('the languages stay', async () => {
    await sells(ENGLISH, ITALIAN);
    expect((await get('/ch/it/')).status).toBe(200);
    down();
    await purge(gateway.url, ['*']);
    const answer = await get('/ch/it/login');
    expect(answer.status).toBeGreaterThanOrEqual(500);
    expect((await get('/', { 'accept-language': 'it' })).headers.get('location')).toBe('/ch/it/');
  });

  test('an early error page has the language of its reader, and recovers', async () => {
    down();
    const laterReplica = await startReplica(gateway, {}, { bundle: null });
    const pages = await startReplica(
      gateway,
      {},
      { bundle: { ...tinyBundle(), render: () => Promise.reject(new Error('no')) } },
    );
    try {
      const page = async (path: string, accepted: string) => {
        const answer = await fetch(pages.url + path, { headers: { 'accept-language': accepted } });
        return [answer.status, (await answer.text()).match(/lang="([\w-]+)"/)?.[1]];
      };
      expect(await page('/kochen/', 'fr')).toEqual([502, 'fr-CH']);
      expect(await page('/fr/', 'de')).toEqual([502, 'fr-CH']);
      expect(await page('/', 'ja')).toEqual([502, 'en-GB']);
      const refused = await fetch(`${laterReplica.url}/graphql?locale=fr-CH&query={languages{locale}}`);
      expect(refused.status).toBeGreaterThanOrEqual(500);
      gateway.upstream.fault = null;
      const { languages } = await new Shopper(laterReplica.url).ask('{ languages { locale } }');
      expect(languages).toEqual([{ locale: 'de-DE' }, { locale: 'en-GB' }, { locale: 'fr-CH' }]);
    } finally {
      await pages.close();
      await laterReplica.close();
    }
  });
});
