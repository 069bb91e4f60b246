import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** Adds the texts of service forms, beside those of all forms, to the shop's translator; resolves with the source of the file, for preloads. */
export function addServiceMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'service', {
    de: () => import('../../../messages/service/de.json'),
    en: () => import('../../../messages/service/en.json'),
    fr: () => import('../../../messages/service/fr.json'),
  });
}
