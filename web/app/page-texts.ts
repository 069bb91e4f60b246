/** What screens say, of all features; in which language does not matter here. */
const FILES = import.meta.glob<Record<string, string>>('../messages/**/de.json', {
  eager: true,
  import: 'default',
});

/** What i18next adds to a key for a number. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

const stem = (key: string): string => key.replace(PLURAL, '');

const SAID = new Set(Object.values(FILES).flatMap((texts) => Object.keys(texts).map(stem)));

/**
 * Of the backend's texts those that a screen says. Shopware keeps texts of its own storefront, of plugins and the label of
 * every custom field among them, which would travel with every page.
 * @param shopTexts of the shop's own; their keys are of its own code
 */
export function pageTexts(
  backend: Readonly<Record<string, string>>,
  shopTexts: Readonly<Record<string, string>>,
): Record<string, string> {
  const own = new Set(Object.keys(shopTexts).map(stem));
  return Object.fromEntries(
    Object.entries(backend).filter(([key]) => SAID.has(stem(key)) || own.has(stem(key))),
  );
}
