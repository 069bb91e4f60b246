import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';
import { addFormMessages } from '../forms/public/form-messages.ts';

/** Adds what the form of a review says. */
export function addReviewMessages(shop: Shop): Promise<string[]> {
  return Promise.all([
    addFormMessages(shop),
    addTexts(shop.t, shop.language.locale, 'review', {
      de: () => import('../../messages/review/de.json'),
      en: () => import('../../messages/review/en.json'),
      fr: () => import('../../messages/review/fr.json'),
    }),
  ]);
}
