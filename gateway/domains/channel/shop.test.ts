import { describe, expect, test } from 'vitest';
import { mediaId } from '../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../testing/purge.ts';
import { sendWebhook } from '../../testing/send-webhook.ts';
import { at, Shopper } from '../../testing/shopper.ts';
import { tinyBundle } from '../../testing/tiny-bundle.ts';

const LANGUAGES = { de: 'de-DE', en: 'en-GB', fr: 'fr-CH' } as const;
type Lang = keyof typeof LANGUAGES;
const PROMISE = '{ text url icon }';
const ASK = `{ shop {
  name claim titleSuffix legalEntity year newsletter reviewAnswer returnDays country homeTitle paymentMethods paymentLogos { alt }
  logo { url width height alt } icon { url(width: 200) }
  phone email address openingHours social { label url }
  promises { header ${PROMISE} product ${PROMISE} basket ${PROMISE} checkout ${PROMISE} footer ${PROMISE} }
} }`;
/** A picture of the demo shop. */
const PICTURE = mediaId('cocotte-alva-red');

const gateway = testGateway({ WEBHOOK_SECRET }, { bundle: tinyBundle() });

async function shopIn(lang: Lang): Promise<Record<string, unknown>> {
  const shopper = new Shopper(gateway.url, { 'kontor-locale': LANGUAGES[lang] });
  return Object(at(await shopper.ask(ASK), 'shop'));
}

/** The fields of the sales channel as staff write them, shown at once. */
async function write(fields: Readonly<Record<string, unknown>>): Promise<void> {
  for (const locale of ['de', 'en', 'fr'] as const) gateway.sandbox.controls.writeChannelFields(locale, {});
  const named = Object.entries(fields).map(([name, value]) => [`kontor_shop_${name}`, value]);
  gateway.sandbox.controls.writeChannelFields('de', Object.fromEntries(named));
  await purge(gateway.url, ['*']);
}

const notices = async (): Promise<unknown> =>
  at(await (await fetch(`${gateway.url}/health/ready`)).json(), 'notices');

test.each([
  ['de', 'Kochgeschirr', '30 Jahre Ersatzteile', 'Kontor AG (Demo)'],
  ['fr', 'Casseroles', '30 ans de pièces de rechange', 'Kontor AG (démo)'],
] as const)('a configured shop is described in %s', async (lang, claim, promise, legalEntity) => {
  await purge(gateway.url, ['*']);
  expect(await shopIn(lang)).toMatchObject({
    name: 'Kontor',
    claim: expect.stringContaining(claim),
    phone: '034 000 00 00',
    email: 'hallo@kontor.example',
    legalEntity,
    year: 2026,
    promises: { header: expect.arrayContaining([{ text: promise, url: null, icon: null }]), basket: [] },
    paymentMethods: expect.arrayContaining([expect.any(String)]),
    paymentLogos: expect.arrayContaining([{ alt: 'TWINT' }]),
  });
  expect(await notices()).toBeUndefined();
});

describe('a sales channel without custom fields', () => {
  test('shows its name and nothing of another shop', async () => {
    await write({});
    expect(await shopIn('fr')).toEqual({
      name: 'Kontor',
      titleSuffix: 'Kontor',
      claim: null,
      homeTitle: expect.any(String),
      paymentMethods: expect.any(Array),
      paymentLogos: expect.any(Array),
      logo: null,
      icon: null,
      phone: null,
      email: null,
      address: [],
      openingHours: [],
      promises: { header: [], product: [], basket: [], checkout: [], footer: [] },
      social: [],
      legalEntity: null,
      year: new Date().getFullYear(),
      newsletter: null,
      reviewAnswer: null,
      returnDays: null,
      country: 'CH',
    });
    expect(await notices()).toBeUndefined();
  });

  test('has its initial as icon, and a manifest', async () => {
    await write({ name: 'Über den Tellerrand' });
    const icon = await fetch(`${gateway.url}/favicon.svg`);
    expect(icon.headers.get('content-type')).toContain('image/svg+xml');
    expect(await icon.text()).toContain('>Ü</text>');
    const ico = await fetch(`${gateway.url}/favicon.ico`, { redirect: 'manual' });
    expect([ico.status, ico.headers.get('location')]).toEqual([302, '/favicon.svg']);
    const manifest = await (await fetch(`${gateway.url}/manifest.webmanifest`)).json();
    expect(manifest).toMatchObject({ name: 'Über den Tellerrand', icons: [{ src: '/favicon.svg' }] });
  });
});

test('falls back to the default language for missing texts', async () => {
  await write({ name: 'Wolle & Co', claim: 'Garn für alle', promises_header: 'Versand | /versand/' });
  gateway.sandbox.controls.writeChannelFields('en', { kontor_shop_claim: 'Yarn for all' });
  await purge(gateway.url, ['*']);
  expect(await shopIn('en')).toMatchObject({
    name: 'Wolle & Co',
    titleSuffix: 'Wolle & Co',
    claim: 'Yarn for all',
    promises: { header: [{ text: 'Versand', url: '/en/versand/' }] },
  });
});

test('logo and icon are pictures of the shop', async () => {
  await write({ name: 'Wolle', logo: PICTURE, icon: PICTURE });
  const shop = await shopIn('de');
  expect(shop['logo']).toMatchObject({
    url: '/media/cocotte-alva-red.webp',
    width: expect.any(Number),
    alt: 'cocotte-alva-red',
  });
  for (const path of ['/apple-touch-icon.png', '/favicon.ico']) {
    const moved = await fetch(gateway.url + path, { redirect: 'manual' });
    expect(moved.headers.get('location')).toMatch(/^\/picture\/200\/.*cocotte-alva-red/);
  }
  expect(await notices()).toBeUndefined();
});

test('an invalid field counts as empty and is listed for operators', async () => {
  const fields = {
    name: '<script>alert(1)</script>',
    logo: 'e'.repeat(32),
    icon: 'not an id',
    email: 'nobody',
    phone: 'none',
    year: 'soon',
    return_days: -3,
    promises_product: 'Good\n<script>alert(1)</script>\nBad | javascript:alert(1)',
    social: 'Bad | javascript:alert(1)',
  };
  await write(fields);
  const shop = await shopIn('de');
  expect(shop).toMatchObject({
    name: 'Kontor',
    logo: null,
    icon: null,
    email: null,
    phone: null,
    year: new Date().getFullYear(),
    returnDays: null,
    promises: { product: [{ text: 'Good', url: null }] },
    social: [],
  });
  expect(JSON.stringify(shop)).not.toMatch(/script|alert/);
  const listed = JSON.stringify(await notices());
  for (const field of Object.keys(fields)) expect(listed).toContain(`kontor_shop_${field}`);
  expect(listed).not.toMatch(/alert/);
});

test('changes by staff are shown once the webhook of the sales channel was answered', async () => {
  await write({ claim: 'Before' });
  expect(await shopIn('de')).toMatchObject({ claim: 'Before' });
  gateway.sandbox.controls.writeChannelFields('de', { kontor_shop_claim: 'After' });
  expect(await shopIn('de')).toMatchObject({ claim: 'Before' });
  const entity = 'sales_channel_translation';
  const payload = [{ entity, operation: 'update', primaryKey: {}, updatedFields: ['customFields'] }];
  await sendWebhook(gateway.url, WEBHOOK_SECRET, { data: { payload, event: `${entity}.written` } });
  expect(await shopIn('de')).toMatchObject({ claim: 'After' });
});
