import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';

/** Adds the texts of checkout and order confirmation to the shop's translator; resolves with the source of the file, for preloads. */
export function addCheckoutMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'checkout', {
    de: () => import('../../messages/checkout/de.json'),
    en: () => import('../../messages/checkout/en.json'),
    fr: () => import('../../messages/checkout/fr.json'),
  });
}
