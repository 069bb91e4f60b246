import { describe, expect, test } from 'vitest';
import { categoryId } from '../../../../sandbox/shops/derive/ids.ts';
import { testGateway } from '../../../testing/gateway.ts';
import { purge, WEBHOOK_SECRET } from '../../../testing/purge.ts';
import { at, Shopper } from '../../../testing/shopper.ts';
import { variantTitle } from './variant.ts';

const gateway = testGateway({ WEBHOOK_SECRET });

const PAGE =
  'query ($path: String!) { page(path: $path) { ... on ProductPage { product { name options { label } } seo { title } } } }';
const page = (path: string) => new Shopper(gateway.url, { 'kontor-locale': 'de-DE' }).ask(PAGE, { path });

describe('a variant', () => {
  test('has its options in the name and the title', async () => {
    expect(await page('/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/')).toEqual({
      page: {
        product: { name: 'Cocotte Alva', options: [{ label: '24 cm' }, { label: 'Zinnoberrot' }] },
        seo: { title: 'Cocotte Alva, 24 cm, Zinnoberrot' },
      },
    });
  });

  test('does not repeat options that are part of the title', () => {
    expect(variantTitle('Cocotte Alva 24 cm', ['24 cm', 'Zinnoberrot'])).toBe(
      'Cocotte Alva 24 cm, Zinnoberrot',
    );
  });
});

describe('variants that are listed separately', () => {
  const CARDS = '{ nodes { id name listedOptions fromPrice { isFromPrice unitPrice { amount } } } }';
  const ASK = `query ($category: ID!, $name: String!) {
    listing(categoryId: $category, first: 100) ${CARDS}
    search(term: $name) ${CARDS}
    suggest(term: $name, first: 20) ${CARDS.replace('nodes', 'products')}
  }`;
  const cocottes = async (locale: string, name: string) => {
    const shopper = new Shopper(gateway.url, { 'kontor-locale': locale });
    const data = await shopper.ask(ASK, { category: categoryId('cocottes'), name });
    return ['listing', 'search', 'suggest'].map((list) => {
      const products = at(data, list, list === 'suggest' ? 'products' : 'nodes');
      return (Array.isArray(products) ? products : []).filter((product) => at(product, 'name') === name);
    });
  };

  test('show their options in listing, search and suggestions, in the language of the page', async () => {
    gateway.sandbox.controls.listVariants('cocotte-alva', true);
    await purge(gateway.url, ['*']);
    const [listing = [], search = [], suggest = []] = await cocottes('en-GB', 'Alva cocotte');
    const labels = listing.map(({ listedOptions }) => listedOptions.join(' · '));
    expect(labels).toContain('24 cm · Vermilion');
    expect(new Set(labels).size).toBe(labels.length);
    for (const found of [listing, search, suggest]) {
      expect(found.length).toBeGreaterThan(2);
      expect(found.every(({ listedOptions }) => listedOptions.length === 2)).toBe(true);
    }
  });

  test('have their individual prices, for one piece', async () => {
    gateway.sandbox.controls.listVariants('cocotte-alva', true);
    await purge(gateway.url, ['*']);
    for (const found of await cocottes('en-GB', 'Alva cocotte')) {
      const small = found.find(({ listedOptions }) => listedOptions.includes('20 cm'));
      expect(small?.fromPrice).toEqual({ isFromPrice: false, unitPrice: { amount: '159.00' } });
      const tiered = found.find(({ listedOptions }) => listedOptions.includes('24 cm'));
      expect(tiered?.fromPrice).toEqual({ isFromPrice: false, unitPrice: { amount: '189.00' } });
      const large = found.find(({ listedOptions }) => listedOptions.includes('28 cm'));
      expect(large?.fromPrice).toEqual({ isFromPrice: false, unitPrice: { amount: '229.00' } });
    }
  });

  test('a product with cheaper quantities has the price of one piece', async () => {
    for (const found of await cocottes('en-GB', 'Alva mini cocotte')) {
      expect(found[0]?.fromPrice).toEqual({ isFromPrice: false, unitPrice: { amount: '39.00' } });
    }
  });
});

test.each([true, false])(
  'a product shows all pictures, whether Shopware returns them by default (6.6) or on request (6.7): %s',
  async (autoloads) => {
    gateway.sandbox.controls.set({ autoloads });
    await purge(gateway.url, ['*']);
    const { page: shown } = await new Shopper(gateway.url).ask(
      'query ($path: String!) { page(path: $path) { ... on ProductPage { product { cover { url } media { url } } } } }',
      { path: '/kochen/cocottes/cocotte-alva-24-cm-zinnoberrot/' },
    );
    const media = at(shown, 'product', 'media');
    expect(media).toHaveLength(4);
    expect(at(media, 0)).toEqual(at(shown, 'product', 'cover'));
  },
);
