/** `17. Nov. 2026`; `date` is ISO 8601, `locale` the `formatLocale` of the language. */
export function orderDate(date: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(date),
  );
}
