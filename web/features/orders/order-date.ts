/**
 * The day of an order in words of the language: `17. Nov. 2026`.
 * @param date ISO 8601
 * @param locale the `formatLocale` of the language
 */
export function orderDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(date),
  );
}
