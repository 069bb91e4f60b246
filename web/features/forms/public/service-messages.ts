import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

export function addServiceMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'service', {
    de: () => import('../../../messages/service/de.json'),
    en: () => import('../../../messages/service/en.json'),
    fr: () => import('../../../messages/service/fr.json'),
  });
}
