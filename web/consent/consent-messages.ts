import type { Shop } from '../app/shop.ts';

/** Adds the texts of consent and videos to the shop's translator; resolves with the source of the file, for preloads. */
export async function addConsentMessages({ t, language }: Shop): Promise<string> {
  if (language.locale.startsWith('en')) {
    t.add((await import('../messages/consent/en.json')).default);
    return 'web/messages/consent/en.json';
  }
  if (language.locale.startsWith('fr')) {
    t.add((await import('../messages/consent/fr.json')).default);
    return 'web/messages/consent/fr.json';
  }
  t.add((await import('../messages/consent/de.json')).default);
  return 'web/messages/consent/de.json';
}
