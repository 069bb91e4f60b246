import { afterEach, describe, expect, test } from 'vitest';
import { ConfigurationError, readConfiguration } from '../../config/configuration.ts';
import { startTestGateway, type TestGateway } from '../../testing/gateway.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

let gateway: TestGateway | null = null;
afterEach(async () => {
  await gateway?.close();
  gateway = null;
});

const QUERY =
  '{ shop { consentGroups { key name description required entries { key name description days } } } }';
const start = async (environment: Record<string, string> = {}) => {
  gateway = await startTestGateway(environment, { bundle: tinyBundle() });
  return gateway;
};
const groups = async ({ url }: TestGateway, locale = 'de-DE') =>
  at(await new Shopper(url, { 'kontor-locale': locale }).ask(QUERY), 'shop', 'consentGroups');

/** Simulates the cookie route of 6.7, or 6.6 without it. */
function answering({ upstream }: TestGateway, status: number, body: unknown): void {
  upstream.fault = ({ path }, response) => {
    if (path !== '/store-api/cookie-groups') return false;
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    return true;
  };
}

const NO_ROUTE = { errors: [{ status: '404', code: '0', title: 'Not Found', detail: 'No route found' }] };

describe('consent groups', () => {
  test('are those of Shopware, with stable keys and without hidden ones', async () => {
    const shop = await start();
    const elements = [
      {
        name: 'Technisch erforderlich',
        isRequired: true,
        entries: [
          { cookie: 'session-', name: 'Session', hidden: false },
          { cookie: 'cookie-preference', name: 'Merker', hidden: true },
        ],
      },
      {
        name: 'Statistik',
        isRequired: false,
        description: 'Was gefunden wird.',
        entries: [
          { cookie: 'google-analytics-enabled', name: 'Google Analytics', expiration: 30, hidden: false },
        ],
      },
    ];
    answering(shop, 200, { elements, hash: 'x', languageId: 'y', apiAlias: 'cookie_groups_hash' });
    expect(await groups(shop)).toEqual([
      {
        key: 'required',
        name: 'Technisch erforderlich',
        description: null,
        required: true,
        entries: [{ key: 'session-', name: 'Session', description: null, days: null }],
      },
      {
        key: 'statistics',
        name: 'Statistik',
        description: 'Was gefunden wird.',
        required: false,
        entries: [{ key: 'google-analytics-enabled', name: 'Google Analytics', description: null, days: 30 }],
      },
    ]);
  });

  test('of an older Shopware are the configured ones, in the language of the visitor', async () => {
    const configured = [
      {
        key: 'statistics',
        name: { 'de-DE': 'Statistik', 'fr-CH': 'Statistiques' },
        entries: [{ key: '_ga', name: 'Google Analytics', days: 730 }],
      },
    ];
    const shop = await start({ CONSENT_GROUPS: JSON.stringify(configured) });
    answering(shop, 404, NO_ROUTE);
    expect(await groups(shop, 'fr-CH')).toEqual([
      {
        key: 'statistics',
        name: 'Statistiques',
        description: null,
        required: false,
        entries: [{ key: '_ga', name: 'Google Analytics', description: null, days: 730 }],
      },
    ]);
    await new Shopper(shop.url, { 'kontor-locale': 'fr-CH' }).ask('{ shop { consentGroups { name } } }');
    expect(shop.upstream.calls.filter(({ path }) => path === '/store-api/cookie-groups')).toHaveLength(1);
  });

  test('are absent without a need, and two with a tag manager', async () => {
    const shop = await start();
    answering(shop, 404, NO_ROUTE);
    expect(await groups(shop)).toEqual([]);
    await shop.close();
    const tagged = await start({ TAG_MANAGER_ID: 'GTM-ABC1234' });
    answering(tagged, 404, NO_ROUTE);
    expect(await groups(tagged, 'en-GB')).toMatchObject([
      { key: 'required', name: 'Necessary', required: true },
      { key: 'statistics', name: 'Statistics', required: false },
    ]);
  });
});

describe('the id of a tag manager', () => {
  const read = (environment: Record<string, string>) =>
    readConfiguration({ SHOPWARE_ENDPOINT: 'https://x.example', SHOPWARE_ACCESS_TOKEN: 'x', ...environment });

  test.each(['UA-12345-1', 'GTM-', 'g-abcdef', 'GTM-ABC<script>'])('%s is rejected', (id) => {
    expect(() => read({ TAG_MANAGER_ID: id })).toThrow(ConfigurationError);
    expect(() => read({ TAG_MANAGER_ID: id })).toThrow(/TAG_MANAGER_ID must look like/);
  });

  test.each(['G-ABCDE12345', 'GTM-ABC1234'])('%s is accepted', (id) => {
    expect(read({ TAG_MANAGER_ID: id }).tagManagerId).toBe(id);
  });

  test('opens the policy for the tag of Google', async () => {
    const plain = await start();
    const policyOf = async ({ url }: TestGateway) =>
      (await fetch(`${url}/kochen/`)).headers.get('content-security-policy') ?? '';
    expect(await policyOf(plain)).not.toContain('google');
    await plain.close();
    const tagged = await start({ TAG_MANAGER_ID: 'G-ABCDE12345' });
    expect(await (await fetch(`${tagged.url}/kochen/`)).text()).toContain('data-tag="G-ABCDE12345"');
    const policy = await policyOf(tagged);
    expect(policy).toContain("script-src 'self' https://www.googletagmanager.com;");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('recaptcha');
  });

  test('opens it for the tag hosts of the operator only', async () => {
    const { url } = await start({
      TAG_MANAGER_ID: 'G-ABCDE12345',
      TAG_HOSTS: 'https://*.doubleclick.net, https://connect.facebook.net',
    });
    const policy = (await fetch(`${url}/kochen/`)).headers.get('content-security-policy') ?? '';
    const sources = (name: string) =>
      policy
        .split('; ')
        .find((directive) => directive.startsWith(`${name} `))
        ?.split(' ') ?? [];
    for (const name of ['script-src', 'connect-src', 'img-src', 'frame-src'])
      expect(sources(name)).toEqual(
        expect.arrayContaining(['https://*.doubleclick.net', 'https://connect.facebook.net']),
      );
    for (const name of ['default-src', 'style-src', 'font-src', 'form-action', 'base-uri'])
      expect(sources(name).join()).not.toMatch(/doubleclick|facebook/);
    expect(policy).not.toContain('unsafe');
  });
});

test.each(['{}', 'nothing', '[{"key":"a"}]', '[{"key":"a","name":"A"},{"key":"a","name":"B"}]'])(
  'invalid groups stop the start with a message: %s',
  (json) => {
    expect(() =>
      readConfiguration({
        SHOPWARE_ENDPOINT: 'https://x.example',
        SHOPWARE_ACCESS_TOKEN: 'x',
        CONSENT_GROUPS: json,
      }),
    ).toThrow(/CONSENT_GROUPS/);
  },
);
