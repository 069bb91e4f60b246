/** By locale. Making a format takes ten times as long as using it, and a listing uses it for each card and value of a filter. */
const formats = new Map<string, Intl.NumberFormat>();

/** With at most one decimal: an average of stars, a count. */
export function shortNumber(value: number, formatLocale: string): string {
  const kept = formats.get(formatLocale);
  if (kept) return kept.format(value);
  const made = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
  formats.set(formatLocale, made);
  return made.format(value);
}
