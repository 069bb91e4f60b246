import type { Shop } from '../../shared/i18n/shop.ts';
import { addTexts } from '../../shared/i18n/translate.ts';

/** Adds the texts of recipes, posts and news to the shop's translator; resolves with the source of the file, for preloads. */
export function addEntryMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'entry', {
    de: () => import('../../messages/entry/de.json'),
    en: () => import('../../messages/entry/en.json'),
    fr: () => import('../../messages/entry/fr.json'),
  });
}
