import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';
import { addCartMessages } from '../cart/public/cart-messages.ts';
import { addFormMessages } from '../forms/public/form-messages.ts';

/** Adds the texts of checkout and order confirmation to the shop's translator; resolves with the sources of the files, for preloads. */
export function addCheckoutMessages(shop: Shop): Promise<string[]> {
  return Promise.all([
    addTexts(shop.t, shop.language.locale, 'checkout', {
      de: () => import('../../messages/checkout/de.json'),
      en: () => import('../../messages/checkout/en.json'),
      fr: () => import('../../messages/checkout/fr.json'),
    }),
    addCartMessages(shop),
    addFormMessages(shop),
  ]);
}
