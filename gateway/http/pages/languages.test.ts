import { afterEach, describe, expect, test } from 'vitest';
import { startReplica, type TestGateway, testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { Shopper } from '../../testing/shopper.ts';
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
