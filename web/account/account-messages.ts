import type { Shop } from '../app/shop.ts';

/** Adds the texts of the customers' screens to the shop's translator; resolves with the source of the file, for preloads. */
export async function addAccountMessages({ t, language }: Shop): Promise<string> {
  if (language.locale.startsWith('en')) {
    t.add((await import('../messages/account/en.json')).default);
    return 'web/messages/account/en.json';
  }
  if (language.locale.startsWith('fr')) {
    t.add((await import('../messages/account/fr.json')).default);
    return 'web/messages/account/fr.json';
  }
  t.add((await import('../messages/account/de.json')).default);
  return 'web/messages/account/de.json';
}
