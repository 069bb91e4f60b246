import type { Shop } from '../app/shop.ts';

/** Adds the texts of recipes, posts and news to the shop's translator; resolves with the source of the file, for preloads. */
export async function addEntryMessages({ t, language }: Shop): Promise<string> {
  if (language.locale.startsWith('en')) {
    t.add((await import('../messages/entry/en.json')).default);
    return 'web/messages/entry/en.json';
  }
  if (language.locale.startsWith('fr')) {
    t.add((await import('../messages/entry/fr.json')).default);
    return 'web/messages/entry/fr.json';
  }
  t.add((await import('../messages/entry/de.json')).default);
  return 'web/messages/entry/de.json';
}
