import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** Adds the texts of forms, newsletter and reviews to the shop's translator; resolves with the source of the file, for preloads. */
export function addFormMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'forms', {
    de: () => import('../../../messages/forms/de.json'),
    en: () => import('../../../messages/forms/en.json'),
    fr: () => import('../../../messages/forms/fr.json'),
  });
}
