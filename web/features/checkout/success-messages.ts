import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';

/** For the page after the order. */
export function addSuccessMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'success', {
    de: () => import('../../messages/success/de.json'),
    en: () => import('../../messages/success/en.json'),
    fr: () => import('../../messages/success/fr.json'),
  });
}
