import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

export function addConsentMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'consent', {
    de: () => import('../../../messages/consent/de.json'),
    en: () => import('../../../messages/consent/en.json'),
    fr: () => import('../../../messages/consent/fr.json'),
  });
}
