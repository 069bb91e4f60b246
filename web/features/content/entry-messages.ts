import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';

export function addEntryMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'entry', {
    de: () => import('../../messages/entry/de.json'),
    en: () => import('../../messages/entry/en.json'),
    fr: () => import('../../messages/entry/fr.json'),
  });
}
