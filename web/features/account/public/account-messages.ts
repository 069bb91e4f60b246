import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';
import { addFormMessages } from '../../forms/public/form-messages.ts';

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
