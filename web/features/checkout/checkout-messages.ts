import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';
import { addCartMessages } from '../cart/public/cart-messages.ts';
import { addFormMessages } from '../forms/public/form-messages.ts';

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
