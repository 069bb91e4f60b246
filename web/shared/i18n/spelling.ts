import { hasEszett } from '../../../schema/german-spelling.ts';
import german from '../../messages/spelling/de-DE.json' with { type: 'json' };

/** Texts that differ by country, except those that the shop overrides; the server embeds them. */
export function spelling(
  formatLocale: string,
  shopTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  if (!hasEszett(formatLocale)) return {};
  return Object.fromEntries(Object.entries(german).filter(([key]) => !Object.hasOwn(shopTexts, key)));
}
