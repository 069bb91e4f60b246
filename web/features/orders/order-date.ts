/** `17. Nov. 2026`; `date` is ISO 8601. */
export function orderDate(date: string, locale: string): string {
  const tag = locale.startsWith('de') ? 'de-CH' : locale;
  return new Intl.DateTimeFormat(tag, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    new Date(date),
  );
}
