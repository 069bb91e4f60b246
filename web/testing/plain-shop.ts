import type { Shop } from '../shared/i18n/shop.ts';
import { createTranslate } from '../shared/i18n/translate.ts';
import type { Head } from '../shared/navigation/head.ts';
import { NAMELESS } from '../shared/shop/identity.ts';

const language = { id: '1', locale: 'de-DE', label: 'Deutsch', pathPrefix: '', formatLocale: 'de-DE' };
/** A shop with one language and no configuration. */
export const PLAIN_SHOP: Shop = {
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

/** Page context of this shop. */
export const PLAIN_HEAD: Head = {
  title: 'Neues',
  description: null,
  canonicalPath: '/neues/',
  alternates: [],
  image: null,
};
