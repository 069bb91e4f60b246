import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** Adds the texts of cart, sums and what an order says of itself to the shop's translator; resolves with the source of the file, for preloads. */
export function addCartMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'cart', {
    de: () => import('../../../messages/cart/de.json'),
    en: () => import('../../../messages/cart/en.json'),
    fr: () => import('../../../messages/cart/fr.json'),
  });
}
