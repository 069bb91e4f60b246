import type { Shop } from '../app/shop.ts';

/** Adds the texts of forms, newsletter and reviews to the shop's translator; resolves with the source of the file, for preloads. */
export async function addFormMessages({ t, language }: Shop): Promise<string> {
  if (language.locale.startsWith('en')) {
    t.add((await import('../messages/form/en.json')).default);
    return 'web/messages/form/en.json';
  }
  if (language.locale.startsWith('fr')) {
    t.add((await import('../messages/form/fr.json')).default);
    return 'web/messages/form/fr.json';
  }
  t.add((await import('../messages/form/de.json')).default);
  return 'web/messages/form/de.json';
}
