import { describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../config/configuration.ts';
import { type TestGateway, testGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const start = (environment: Record<string, string> = {}) =>
  testGateway(environment, { bundle: tinyBundle() });

const groups = async ({ url }: TestGateway, locale = 'de-DE') => {
  const query =
    '{ shop { consentGroups { key name description required entries { key name description days } } } }';
  return at(await new Shopper(url, { 'kontor-locale': locale }).ask(query), 'shop', 'consentGroups');
};

/** Sources of a directive in the policy of a page. */
async function sourcesOf({ url }: TestGateway): Promise<(directive: string) => string> {
  const policy = (await fetch(`${url}/kochen/`)).headers.get('content-security-policy') ?? '';
  expect(policy).not.toContain('unsafe');
  return (name) => policy.split('; ').find((directive) => directive.startsWith(`${name} `)) ?? '';
}

/** The cookie route of Shopware 6.7. */
const ROUTE = '/store-api/cookie-groups';

const entry = (key: string, name: string, days: number | null) => ({ key, name, description: null, days });

describe('without a tag manager', () => {
  const shop = start();

  test('consent groups are those of Shopware, translated, with stable keys and the cookies of Kontor', async () => {
    const elements = [
      {
        name: 'Technically required',
        isRequired: true,
        entries: [
          { cookie: 'timezone', name: 'Timezone', hidden: false },
          { cookie: 'payment', name: 'Payment', hidden: false },
          { cookie: 'cookie-preference', name: 'Merker', hidden: true },
        ],
      },
      {
        name: 'Statistik',
        isRequired: false,
        description: 'Was gefunden wird.',
        entries: [{ cookie: 'google-analytics-enabled', name: 'Google Analytics', expiration: 30 }],
      },
    ];
    shop.upstream.fault = respondTo(ROUTE, 200, { elements });
    expect(await groups(shop)).toEqual([
      {
        key: 'required',
        name: 'Notwendig',
        description: null,
        required: true,
        entries: [
          ...['sw-context-token', 'kontor-session', 'kontor-locale', 'sw-currency'].map((key) =>
            entry(key, key, 365),
          ),
          entry('kontor-consent', 'kontor-consent', 180),
          entry('payment', 'Payment', null),
        ],
      },
      {
        key: 'statistics',
        name: 'Statistik',
        description: 'Was gefunden wird.',
        required: false,
        entries: [entry('google-analytics-enabled', 'Google Analytics', 30)],
      },
    ]);
  });

  test('the policy permits no other host', async () => {
    expect((await sourcesOf(shop))('script-src')).toBe("script-src 'self'");
  });
});

describe('groups of the operator', () => {
  const configured = {
    key: 'statistics',
    name: { 'de-DE': 'Statistik', 'fr-CH': 'Statistiques' },
    entries: [{ key: '_ga', name: 'Google Analytics', days: 730 }],
  };
  const shop = start({ CONSENT_GROUPS: JSON.stringify([configured]) });

  test('are used for an older Shopware, in the language of the visitor', async () => {
    shop.upstream.fault = respondTo(ROUTE, 404);
    expect(await groups(shop, 'fr-CH')).toEqual([
      {
        key: 'statistics',
        name: 'Statistiques',
        description: null,
        required: false,
        entries: [{ key: '_ga', name: 'Google Analytics', description: null, days: 730 }],
      },
    ]);
  });
});

describe('with a tag manager', () => {
  const HOSTS = ['https://*.doubleclick.net', 'https://connect.facebook.net'];
  const shop = start({ TAG_MANAGER_ID: 'G-ABCDE12345', TAG_HOSTS: HOSTS.join(', ') });

  test('the policy permits Google and the tag hosts of the operator only', async () => {
    const sources = await sourcesOf(shop);
    expect(sources('script-src')).toContain("script-src 'self' https://www.googletagmanager.com");
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      for (const host of HOSTS) expect(sources(name)).toContain(host);
    for (const name of ['default-src', 'style-src', 'font-src', 'form-action', 'base-uri'])
      expect(sources(name)).not.toMatch(/doubleclick|facebook/);
  });

  test('statistics can be allowed if Shopware has no such group', async () => {
    const elements = [{ name: 'Technically required', isRequired: true, entries: [] }];
    shop.upstream.fault = respondTo(ROUTE, 200, { elements });
    expect(await groups(shop)).toMatchObject([{ key: 'required' }, { key: 'statistics', required: false }]);
  });

  test.each(['UA-12345-1', 'GTM-', 'GTM-ABC<script>'])('the id %s is rejected', (id) => {
    const environment = { SHOPWARE_ENDPOINT: 'https://x.example', SHOPWARE_ACCESS_TOKEN: 'x' };
    expect(() => readConfiguration({ ...environment, TAG_MANAGER_ID: id })).toThrow(ConfigurationError);
    expect(() => readConfiguration({ ...environment, TAG_MANAGER_ID: id })).toThrow(
      /TAG_MANAGER_ID must look like/,
    );
  });
});
