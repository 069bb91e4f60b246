import { describe, expect, test } from 'vitest';
import type { Shop } from '../shared/i18n/shop.ts';
import { createTranslate } from '../shared/i18n/translate.ts';
import type { Head } from '../shared/navigation/head.ts';
import { NAMELESS } from '../shared/shop/identity.ts';
import { previewTags } from './link-preview.ts';

const language = { id: '1', locale: 'de-DE', label: 'Deutsch', pathPrefix: '', formatLocale: 'de-DE' };
const shop: Shop = {
  language,
  languages: [language],
  currency: 'EUR',
  currencies: [],
  publicUrl: 'https://shop.example',
  langDebug: false,
  identity: NAMELESS,
  consent: null,
  t: createTranslate('de-DE', {}, {}, false),
  path: (path) => path,
};
const page: Head = {
  title: 'Neues',
  description: null,
  canonicalPath: '/neues/',
  alternates: [],
  image: null,
};
const tagsOf = (head: Partial<Head>) =>
  previewTags({ ...page, ...head }, shop).map(({ attributes }) => attributes);

describe('a link preview', () => {
  test('has the picture of the page, large, and what it shows', () => {
    const tags = tagsOf({ image: { url: '/picture/1200/a.jpg', alt: 'Ein Rad' } });
    expect(tags).toContainEqual({
      property: 'og:image',
      content: 'https://shop.example/picture/1200/a.jpg',
    });
    expect(tags).toContainEqual({ property: 'og:image:alt', content: 'Ein Rad' });
    expect(tags).toContainEqual({ name: 'twitter:card', content: 'summary_large_image' });
  });

  test('of a page without a picture promises none', () => {
    expect(JSON.stringify(tagsOf({}))).not.toMatch(/image/);
  });
});
