import { expect, test } from 'vitest';
import type { Shop } from '../i18n/shop.ts';
import { createTranslate } from '../i18n/translate.ts';
import { NAMELESS } from '../shop/identity.ts';
import { type Head, headTags } from './head.ts';

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
  headTags({ ...page, ...head }, shop).map(({ attributes }) => attributes);

test('a list of entries names its feed', () => {
  expect(tagsOf({ feedPath: '/feed-news-de-DE.xml' })).toContainEqual({
    rel: 'alternate',
    type: 'application/atom+xml',
    title: 'Neues',
    href: 'https://shop.example/feed-news-de-DE.xml',
  });
  expect(JSON.stringify(tagsOf({}))).not.toContain('atom');
});
