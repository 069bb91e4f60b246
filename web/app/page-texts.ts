import texts from '../messages/de.json' with { type: 'json' };
import personalTexts from '../messages/personal/de.json' with { type: 'json' };

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const stem = (key: string): string => key.replace(PLURAL, '');

/** The same in every language. */
const SCREEN_KEYS = Object.keys({ ...texts, ...personalTexts }).map(stem);

/** Texts of the backend that screens use; Shopware also returns those of its storefront and of plugins. */
export function pageTexts(
  backend: Readonly<Record<string, string>>,
  shopTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  const keys = new Set([...SCREEN_KEYS, ...Object.keys(shopTexts).map(stem)]);
  return Object.fromEntries(Object.entries(backend).filter(([key]) => keys.has(stem(key))));
}
