import { beforeEach, describe, expect, test } from 'vitest';
import { idOf } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { addToCart, buyableProduct } from '../../testing/guest.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { respondTo } from '../../testing/upstream-proxy.ts';

const ASK = '{ shop { legalPages { role label path } } }';
const PAGE = `query ($path: String!) { page(path: $path) { __typename
  ... on LandingPage { name seo { title canonicalPath alternates { path } } cms { sections { blocks { slots { __typename } } } } }
  ... on RedirectPage { path permanent } } }`;

const gateway = testGateway({ WEBHOOK_SECRET });

/** A shop whose menus have no page with a role. */
const withoutMenus = respondTo(/\/(?:service|footer)-navigation/, 200, '[]');
beforeEach(() => {
  gateway.upstream.fault = withoutMenus;
});

async function set(pages: Readonly<Record<string, string | boolean>>): Promise<void> {
  for (const [key, layout] of Object.entries(pages))
    gateway.sandbox.controls.setSetting(`core.basicInformation.${key}`, layout);
  await purge(gateway.url, ['*']);
}

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

test('the form for withdrawals is a legal page if Shopware shows its button', async () => {
  const revocationRequestPage = idOf('layout', 'terms');
  await set({ revocationRequestPage });
  expect(await pages('de-DE')).toEqual([]);
  await set({ revocationRequestPage, showRevocationButton: true });
  expect(await pages('de-DE')).toEqual([
    { role: 'WITHDRAWAL_FORM', label: 'Vertrag widerrufen', path: '/legal/withdraw' },
  ]);
});

test('terms must be accepted if they have a page', async () => {
  const order = async (termsAccepted: boolean) => {
    const guest = shopper();
    const added = await addToCart(guest, await buyableProduct(guest));
    const input = { idempotencyKey: crypto.randomUUID(), cartHash: at(added, 'cart', 'hash'), termsAccepted };
    const placed = await guest.ask(
      'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { userErrors { code } } }',
      { input },
    );
    return JSON.stringify(at(placed, 'placeOrder', 'userErrors'));
  };
  await set({});
  expect(await order(false)).not.toContain('TERMS_NOT_ACCEPTED');
  await set({ tosPage: idOf('layout', 'terms') });
  expect(await order(false)).toContain('TERMS_NOT_ACCEPTED');
  expect(await order(true)).not.toContain('TERMS_NOT_ACCEPTED');
});

test('an integration without permission for the settings has no legal pages and reports that once', async () => {
  const refused = respondTo(/system-config/, 403);
  gateway.upstream.fault = (...call) => withoutMenus(...call) || refused(...call);
  await set({ tosPage: idOf('layout', 'terms') });
  gateway.upstream.calls.length = 0;
  expect([await pages(), await pages('fr-CH')]).toEqual([[], []]);
  expect(gateway.upstream.calls.filter(({ path }) => path.includes('system-config'))).toHaveLength(1);
  const ready: unknown = await (await fetch(`${gateway.url}/health/ready`)).json();
  expect(JSON.stringify(at(ready, 'notices'))).toContain('may not read system_config');
});

test('a category with the role takes precedence', async () => {
  gateway.upstream.fault = null;
  await set({ tosPage: idOf('layout', 'privacy') });
  const found = await pages();
  expect(found).toHaveLength(5);
  expect(JSON.stringify(found)).not.toContain('/legal/');
});
