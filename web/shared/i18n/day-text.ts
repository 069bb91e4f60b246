/** `17. November 2026`; `date` is ISO 8601, `locale` the `formatLocale` of the language. */
export function dayText(date: string, locale: string): string {
  return new Date(date).toLocaleDateString(locale, { dateStyle: 'long', timeZone: 'UTC' });
}
