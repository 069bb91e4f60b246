import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** Adds the texts of consent and videos to the shop's translator; resolves with the source of the file, for preloads. */
export function addConsentMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'consent', {
    de: () => import('../../../messages/consent/de.json'),
    en: () => import('../../../messages/consent/en.json'),
    fr: () => import('../../../messages/consent/fr.json'),
  });
}
