import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import type { LayoutPartsFragment } from '../generated/graphql.ts';
import { privateHead } from '../shared/navigation/head.ts';
import { NAMELESS, type ShopIdentity } from '../shared/shop/identity.ts';
import { type TestShopper, testShopper } from '../testing/shopper.tsx';
import { renderDocument } from './document.ts';
import { SiteFooter } from './footer.tsx';
import { SiteHeader } from './header.tsx';

const ASSETS = { script: '/a.js', first: '/f.js', styles: [], preloads: [] };
const TERMS = {
  categoryId: 't',
  label: 'AGB',
  link: { path: '/agb/', url: null, newTab: false },
  children: [],
};
const MENUS: LayoutPartsFragment = {
  main: [],
  footer: [],
  service: [TERMS],
  shop: { freeShippingFrom: null },
};

const WOOL: ShopIdentity = {
  ...NAMELESS,
  name: 'Wolle & Co',
  titleSuffix: 'Wolle & Co, Bern',
  claim: 'Garn für alle.',
  phone: '031 000 00 00',
  email: 'hallo@wolle.example',
  address: ['Gasse 1', '3000 Bern'],
  openingHours: ['Mo bis Fr 9 bis 18'],
  promises: {
    ...NAMELESS.promises,
    header: [{ text: 'Gewaschen', url: '/waschen/', icon: null }],
    footer: [{ text: 'Gezwirnt in Bern', url: null, icon: null }],
  },
  social: [{ label: 'Chat', url: 'https://chat.example/wolle' }],
  legalEntity: 'Wolle AG',
  year: 2024,
  paymentMethods: ['Rechnung', 'Karte'],
  paymentLogos: [{ url: '/card.webp', alt: 'Karte' }],
  legalPages: [
    { role: 'TERMS', label: 'AGB', path: '/agb/' },
    { role: 'IMPRINT', label: 'Impressum', path: '/legal/imprint' },
  ],
};
const NAME_ALONE: ShopIdentity = {
  ...NAMELESS,
  name: 'Verkaufskanal',
  titleSuffix: 'Verkaufskanal',
  homeDescription: 'Alles für den Faden.',
};

let shopper: TestShopper;
beforeEach(() => {
  shopper = testShopper();
});

const is = (identity: ShopIdentity) => Object.assign(shopper.shop, { identity });
const page = () =>
  shopper.open(
    <>
      <SiteHeader menus={MENUS} onOpen={() => undefined} />
      <SiteFooter menus={MENUS} />
    </>,
  );
const OPTIONS = { theme: null, sheet: '', noScript: '' };
const html = () =>
  renderDocument(shopper.shop, privateHead('Suche', shopper.shop, null), ASSETS, '', { a: 1 }, OPTIONS);

describe('a shop with an identity', () => {
  beforeEach(() => is(WOOL));

  test('has its name and promises in the header', () => {
    page();
    const head = screen.getByTestId('header');
    expect(within(head).getByRole('link', { name: 'Wolle & Co, zur Startseite' })).toBeTruthy();
    expect(within(head).getByRole('link', { name: 'Gewaschen' }).getAttribute('href')).toBe('/waschen/');
  });

  test('has contact, legal entity, payment methods and each legal page once in the footer', () => {
    page();
    const foot = screen.getByTestId('footer');
    for (const text of ['Garn für alle.', 'Gezwirnt in Bern', '© 2024 Wolle AG'])
      expect(within(foot).getByText(text)).toBeTruthy();
    for (const text of ['Gasse 1\n3000 Bern', 'Mo bis Fr 9 bis 18']) expect(foot.textContent).toContain(text);
    const methods = within(within(foot).getByRole('list', { name: 'Zahlung' })).getAllByRole('listitem');
    expect(methods.map((item) => [item.textContent, item.querySelector('img')?.getAttribute('src')])).toEqual(
      [
        ['Rechnung', undefined],
        ['Karte', '/card.webp'],
      ],
    );
    const link = (name: string) => within(foot).getByRole('link', { name }).getAttribute('href');
    expect(link('031\u00a0000\u00a000\u00a000')).toBe('tel:0310000000');
    expect(link('hallo@wolle.example')).toBe('mailto:hallo@wolle.example');
    expect(link('Chat')).toBe('https://chat.example/wolle');
    expect([link('AGB'), link('Impressum')]).toEqual(['/agb/', '/legal/imprint']);
  });

  test('is in the title and link previews, with its icon', () => {
    is({ ...WOOL, icon: { url: '/picture/200/media/i.png' } });
    expect(html()).toContain('<title>Suche – Wolle &amp; Co, Bern</title>');
    expect(html()).toContain('property="og:site_name" content="Wolle &amp; Co"');
    expect(html()).toContain('<link rel="apple-touch-icon" href="/picture/200/media/i.png">');
    expect(html()).not.toContain('favicon.svg');
  });
});

describe('a shop without an identity', () => {
  beforeEach(() => is(NAME_ALONE));

  test('has the name and the description of its sales channel and no texts of another shop', () => {
    page();
    const [head = '', foot = ''] = ['header', 'footer'].map((id) => screen.getByTestId(id).textContent ?? '');
    expect(head).toContain('Verkaufskanal');
    expect(foot).toContain('© Verkaufskanal');
    expect(foot).toContain('Alles für den Faden.');
    for (const text of [head, foot]) expect(text).not.toMatch(/Kontor|TWINT|Jahre|\d{3} \d{3}/);
    expect(html()).toContain('<title>Suche – Verkaufskanal</title>');
    expect(html()).toContain('href="/favicon.svg"');
  });
});
