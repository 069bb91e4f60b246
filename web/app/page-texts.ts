/** Text keys, which are the same in every language. */
const FILES = import.meta.glob<Record<string, string>>('../messages/**/de.json', {
  eager: true,
  import: 'default',
});

const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const stem = (key: string): string => key.replace(PLURAL, '');

const SCREEN_KEYS = Object.values(FILES).flatMap((texts) => Object.keys(texts).map(stem));

/**
 * Texts of the backend that screens use. Shopware also returns texts of its storefront and of plugins, and labels of
 * custom fields.
 */
export function pageTexts(
  backend: Readonly<Record<string, string>>,
  shopTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  const keys = new Set([...SCREEN_KEYS, ...Object.keys(shopTexts).map(stem)]);
  return Object.fromEntries(Object.entries(backend).filter(([key]) => keys.has(stem(key))));
}
