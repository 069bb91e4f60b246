import { hasEszett } from '../../../schema/german-spelling.ts';
import german from '../../messages/spelling/de-DE.json' with { type: 'json' };

/**
 * Texts of all screens that are spelt or worded otherwise where the shop is; none of those that the shop says in its own words. For the
 * server: they travel with the page, and weigh nothing for other languages.
 * @param formatLocale the language with the country that its numbers are written for
 */
export function spelling(
  formatLocale: string,
  shopTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!hasEszett(formatLocale)) return {};
  return Object.fromEntries(Object.entries(german).filter(([key]) => !Object.hasOwn(shopTexts, key)));
}
