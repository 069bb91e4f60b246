import { beforeEach, describe, expect, test } from 'vitest';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { startReplica, testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';

const ASK = '{ shop { legalPages { role label path } } }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on LandingPage { name seo { title canonicalPath alternates { path } } cms { sections { blocks { slots { __typename } } } } }
  ... on RedirectPage { path permanent } } }`;

let refuse = false;

const gateway = testGateway({ WEBHOOK_SECRET });

/** A shop whose menus have no page with a role. */
beforeEach(async () => {
  refuse = false;
  gateway.upstream.fault = ({ path }, response) => {
    if (refuse && path.startsWith('/api/_action/system-config')) {
      response.writeHead(403, { 'content-type': 'application/json' });
      response.end('{"errors":[{"status":"403","code":"FRAMEWORK__MISSING_PRIVILEGE_ERROR"}]}');
      return true;
    }
    if (!/\/(?:service|footer)-navigation/.test(path)) return false;
    response.writeHead(200, { 'content-type': 'application/json' }).end('[]');
    return true;
  };
});

async function set(pages: Readonly<Record<string, string>>): Promise<void> {
  for (const [key, layout] of Object.entries(pages))
    gateway.sandbox.controls.setSetting(`core.basicInformation.${key}`, layout);
  await purge(gateway.url, ['*']);
}

/** Notices for operators, as JSON. */
const notices = async () => {
  const ready: unknown = await (await fetch(`${gateway.url}/health/ready`)).json();
  return JSON.stringify(at(ready, 'notices') ?? []);
};
const shopper = (locale = 'en-GB') => new Shopper(gateway.url, { 'kontor-locale': locale });
const pages = async (locale?: string) => at(await shopper(locale).ask(ASK), 'shop', 'legalPages');

describe('legal pages in the basic information of Shopware', () => {
  test('are shown in each language, without missing ones', async () => {
    await set({
      tosPage: idOf('layout', 'terms'),
      shippingPaymentInfoPage: idOf('layout', 'shipping'),
      imprintPage: 'e'.repeat(32),
      privacyPage: '',
    });
    expect(await pages('de-DE')).toEqual([
      { role: 'TERMS', label: 'AGB', path: '/legal/terms' },
      { role: 'SHIPPING', label: 'Versand und Zahlung', path: '/legal/shipping' },
    ]);
    expect(await pages('en-GB')).toMatchObject([
      { label: 'Terms', path: '/en/legal/terms' },
      { path: '/en/legal/shipping' },
    ]);
    expect(await pages('fr-CH')).toMatchObject([
      { label: 'Conditions générales', path: '/fr/legal/terms' },
      { path: '/fr/legal/shipping' },
    ]);
  });

  test('have a page with their layout under the path', async () => {
    await set({ tosPage: idOf('layout', 'terms') });
    const page = async (path: string) => at(await shopper().ask(PAGE, { path }), 'page');
    const terms = await page('/en/legal/terms');
    expect(terms).toMatchObject({
      __typename: 'LandingPage',
      name: 'Terms',
      seo: {
        title: 'Terms',
        canonicalPath: '/en/legal/terms',
        alternates: [{ path: '/legal/terms' }, { path: '/en/legal/terms' }, { path: '/fr/legal/terms' }],
      },
    });
    expect(JSON.stringify(terms)).toContain('CmsText');
    expect(await page('/en/legal/terms/')).toMatchObject({ path: '/en/legal/terms', permanent: true });
    expect(await page('/en/legal/privacy')).toBeNull();
    expect(await page('/en/legal/constructor')).toBeNull();
  });
});

test('are in the sitemap in all languages', async () => {
  await set({ tosPage: idOf('layout', 'terms') });
  const xml = await (await fetch(`${gateway.url}/sitemap-en-GB-1.xml`)).text();
  expect(xml).toMatch(/<loc>[^<]*\/en\/legal\/terms<\/loc>/);
  expect(xml).toMatch(/hreflang="fr-CH" href="[^"]*\/fr\/legal\/terms"/);
  expect(xml).not.toContain('/legal/privacy');
});

describe('terms without a page', () => {
  const order = async (termsAccepted: boolean) => {
    const guest = shopper();
    const added = await addToCart(guest, await buyableProduct(guest));
    const input = { idempotencyKey: crypto.randomUUID(), cartHash: at(added, 'cart', 'hash'), termsAccepted };
    const placed = await guest.ask(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
      { input: { ...input, revocationWaived: false } },
    );
    return JSON.stringify(at(placed, 'placeOrder', 'userErrors'));
  };

  test('need not be accepted', async () => {
    await set({});
    expect(await order(false)).not.toContain('TERMS_NOT_ACCEPTED');
  });

  test('must be accepted once they exist', async () => {
    await set({ tosPage: idOf('layout', 'terms') });
    expect(await order(false)).toContain('TERMS_NOT_ACCEPTED');
    expect(await order(true)).not.toContain('TERMS_NOT_ACCEPTED');
  });
});

test('an integration without permission for the settings has no legal pages and reports that once', async () => {
  refuse = true;
  await set({ tosPage: idOf('layout', 'terms') });
  const settingReads = () =>
    gateway.upstream.calls.filter(({ path }) => path.includes('system-config')).length;
  const before = settingReads();
  expect([await pages(), await pages('fr-CH')]).toEqual([[], []]);
  expect(settingReads()).toBe(before + 1);
  expect(await notices()).toContain('may not read system_config');
});

test('a missing page is reported to operators until it exists', async () => {
  const others = { privacyPage: 'privacy', revocationPage: 'terms', shippingPaymentInfoPage: 'shipping' };
  const layouts = Object.entries({ ...others, imprintPage: 'imprint' });
  await set(Object.fromEntries(layouts.map(([key, layout]) => [key, idOf('layout', layout)])));
  await pages();
  expect(await notices()).toMatch(
    /no page for terms \(kontor_role, or tosPage of the basic information\); the checkout asks nobody/,
  );
  expect(await notices()).not.toContain('no page for imprint');
  await set({ tosPage: idOf('layout', 'terms') });
  await pages();
  expect(await notices()).toBe('[]');
});

test('a gateway without an integration has the pages with a role only', async () => {
  const plain = await startReplica(gateway, {
    SHOPWARE_ADMIN_CLIENT_ID: '',
    SHOPWARE_ADMIN_CLIENT_SECRET: '',
  });
  try {
    const ask = async () => at(await new Shopper(plain.url).ask(ASK), 'shop', 'legalPages');
    expect(await ask()).toEqual([]);
  } finally {
    await plain.close();
  }
});

test('a category with the role takes precedence', async () => {
  gateway.upstream.fault = null;
  await set({ tosPage: idOf('layout', 'privacy') });
  const found = await pages();
  expect(found).toHaveLength(5);
  expect(JSON.stringify(found)).not.toContain('/legal/');
});
