import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** For the list of orders and one of them; what stands on the overview too is among the texts of the account. */
export function addOrderMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'orders', {
    de: () => import('../../../messages/orders/de.json'),
    en: () => import('../../../messages/orders/en.json'),
    fr: () => import('../../../messages/orders/fr.json'),
  });
}
