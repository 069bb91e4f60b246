/**
 * Regions that a language has without anybody's choice: Shopware installs `de-DE` and `en-GB`, and a language pack
 * brings the main country of its language.
 */
function hasUsualRegion({ language, region }: Intl.Locale): boolean {
  if (language === 'en') return region === 'GB';
  return region === new Intl.Locale(language).maximize().region;
}

/**
 * Tag by which numbers, dates and prices of a language are written (docs/decisions/0030): that of the language, unless
 * it merely has its usual region and is spoken in the country of the sales channel. German of a Swiss shop is `de-CH`,
 * English of a Swiss shop stays `en-GB`, and a language that was set up as `de-AT` stays that.
 * @param locale BCP 47
 * @param country ISO 3166-1 alpha-2; null where it is unknown
 */
export function formatLocale(locale: string, country: string | null): string {
  try {
    const own = new Intl.Locale(locale);
    if (country === null || own.region === country || (own.region && !hasUsualRegion(own)))
      return own.baseName;
    // English is written about everywhere, by the rules of the country only where it is its first language.
    if (own.language === 'en' && new Intl.Locale(`und-${country}`).maximize().language !== 'en')
      return own.baseName;
    const there = `${own.language}-${country}`;
    // What Unicode has no rules for falls back to the language alone.
    return new Intl.NumberFormat(there).resolvedOptions().locale === there ? there : own.baseName;
  } catch {
    return 'en-GB';
  }
}
