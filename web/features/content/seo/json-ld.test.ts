import { expect, test } from 'vitest';
import type { PageQuery, ProductPartsFragment } from '../../../generated/graphql.ts';
import entryDe from '../../../messages/entry/de.json' with { type: 'json' };
import type { Shop } from '../../../shared/i18n/shop.ts';
import { createTranslate } from '../../../shared/i18n/translate.ts';
import { NAMELESS } from '../../../shared/shop/identity.ts';
import { entryJsonLd } from './json-ld.ts';
import { productJsonLd } from './product-json-ld.ts';

const language = { id: '1', locale: 'de-DE', label: 'Deutsch', pathPrefix: '', formatLocale: 'de-CH' };
const shop: Shop = {
  language,
  languages: [language],
  currency: 'CHF',
  currencies: [],
  publicUrl: 'https://kontor.example',
  langDebug: false,
  identity: {
    ...NAMELESS,
    name: 'Kontor',
    titleSuffix: 'Kontor',
    logo: { url: '/media/logo.svg', width: 120, height: 40 },
  },
  consent: null,
  t: createTranslate('de-DE', entryDe, {}, false),
  path: (path) => path,
};

const money = { amount: '189.00', currencyCode: 'CHF', formatted: 'CHF 189.00' };
const product: ProductPartsFragment = {
  id: 'a',
  parentId: null,
  options: [],
  number: 'K-1001',
  ean: '7610000000016',
  name: 'Cocotte «Alva» </script>',
  facts: 'Gusseisen, 24 cm',
  path: '/kochen/cocotte/',
  descriptionHtml: '<p>Hält&nbsp;warm.</p>',
  manufacturer: { id: 'm', name: 'Kontor', url: null, image: null },
  media: [{ full: '/media/1.webp', srcset: null, width: 800, height: 1000, alt: '' }],
  price: {
    taxState: 'GROSS',
    unitPrice: money,
    isFromPrice: false,
    compareAtPrice: null,
    discountPercent: null,
    referencePrice: null,
    lowestPrice30Days: null,
    tiers: [],
  },
  badges: [],
  available: true,
  stock: null,
  availability: { restockDate: null, arrival: null },
  shipping: null,
  purchase: { min: 1, step: 1, max: 10 },
  variantChoices: [],
  properties: [],
  specifications: [],
  averageRating: 4.5,
  reviewCount: 12,
  reviews: {
    nodes: [],
    totalCount: 0,
    pageInfo: { hasNextPage: false, endCursor: null },
    histogram: [0, 0, 0, 6, 6],
  },
  crossSellings: [],
  alternatives: [],
  faq: [],
  bundle: [],
  isDownload: false,
  releaseDate: null,
};

type Entry = Extract<NonNullable<PageQuery['page']>, { __typename: 'EntryPage' }>['entry'];
const post: Entry = {
  id: 'e',
  kind: 'BLOG',
  title: 'Gusseisen pflegen',
  teaser: 'Öl, Wärme, Geduld.',
  path: '/werkstatt/gusseisen/',
  cover: { full: '/media/2.webp', srcset: null, width: 800, height: 1000, alt: '' },
  publishedAt: '2026-09-01',
  author: null,
  tags: ['Pflege'],
  recipe: null,
};
const recipe: Entry = {
  ...post,
  kind: 'RECIPE',
  author: 'Lea Brunner',
  recipe: {
    servings: 4,
    servingsLabel: 'Personen',
    cookTimeMinutes: 95,
    difficulty: 'EASY',
    ingredients: [
      { title: null, ingredients: [{ amount: 250, unit: 'g', name: 'Mehl', path: null, productId: null }] },
    ],
    instructions: ['Rösten.', 'Ablöschen.'],
    nutrition: [
      { key: 'energy', amount: '2\u202f010 kJ / 480 kcal' },
      { key: 'transFat', amount: '0,7\u00a0g' },
    ],
  },
};

test('states price, currency and availability of an offer', () => {
  const { offers } = productJsonLd(product, shop);
  expect(offers).toMatchObject({
    price: '189.00',
    priceCurrency: 'CHF',
    availability: 'https://schema.org/InStock',
    url: 'https://kontor.example/kochen/cocotte/',
  });
  const soldOut = { ...product, available: false };
  expect(productJsonLd(soldOut, shop)['offers']).toMatchObject({
    availability: 'https://schema.org/OutOfStock',
  });
});

test('contains ingredients with amounts, duration and steps of a recipe', () => {
  expect(entryJsonLd(recipe, shop)).toMatchObject({
    totalTime: 'PT95M',
    recipeYield: '4 Personen',
    recipeIngredient: ['250\u00a0g Mehl'],
    recipeInstructions: [{ '@type': 'HowToStep', text: 'Rösten.' }, { text: 'Ablöschen.' }],
    nutrition: { calories: '480 kcal', transFatContent: '0.7 g' },
  });
});
