import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

export function addFormMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'forms', {
    de: () => import('../../../messages/forms/de.json'),
    en: () => import('../../../messages/forms/en.json'),
    fr: () => import('../../../messages/forms/fr.json'),
  });
}
