import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

export function addCartMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'cart', {
    de: () => import('../../../messages/cart/de.json'),
    en: () => import('../../../messages/cart/en.json'),
    fr: () => import('../../../messages/cart/fr.json'),
  });
}
