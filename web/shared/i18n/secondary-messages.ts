import type { Shop } from './shop.ts';
import { addTexts } from './translate.ts';

/** Adds the texts of screens that most visits never open (search, wishlist) to the shop's translator; resolves with the source of the file, for preloads. */
export function addSecondaryMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'secondary', {
    de: () => import('../../messages/secondary/de.json'),
    en: () => import('../../messages/secondary/en.json'),
    fr: () => import('../../messages/secondary/fr.json'),
  });
}
