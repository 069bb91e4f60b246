import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';

/** Adds the texts of the customers' screens to the shop's translator; resolves with the source of the file, for preloads. */
export function addAccountMessages({ t, language }: Shop): Promise<string> {
  return addTexts(t, language.locale, 'account', {
    de: () => import('../../../messages/account/de.json'),
    en: () => import('../../../messages/account/en.json'),
    fr: () => import('../../../messages/account/fr.json'),
  });
}
