import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';
import { addFormMessages } from '../../forms/public/form-messages.ts';

/** Adds the texts of the customers' screens to the shop's translator; resolves with the sources of the files, for preloads. */
export function addAccountMessages(shop: Shop): Promise<string[]> {
  return Promise.all([
    addTexts(shop.t, shop.language.locale, 'account', {
      de: () => import('../../../messages/account/de.json'),
      en: () => import('../../../messages/account/en.json'),
      fr: () => import('../../../messages/account/fr.json'),
    }),
    addFormMessages(shop),
  ]);
}
