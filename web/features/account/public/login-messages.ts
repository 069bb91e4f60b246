import type { Shop } from '../../../shared/i18n/shop.ts';
import { addTexts } from '../../../shared/i18n/translate.ts';
import { addFormMessages } from '../../forms/public/form-messages.ts';

/** For the screens of somebody who is not logged in. */
export function addLoginMessages(shop: Shop): Promise<string[]> {
  return Promise.all([
    addTexts(shop.t, shop.language.locale, 'login', {
      de: () => import('../../../messages/login/de.json'),
      en: () => import('../../../messages/login/en.json'),
      fr: () => import('../../../messages/login/fr.json'),
    }),
    addFormMessages(shop),
  ]);
}
