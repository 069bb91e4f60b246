/** Cached by locale, because creating a format takes ten times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an average or count with at most one decimal. */
export function shortNumber(value: number, formatLocale: string): string {
  const kept = formats.get(formatLocale);
  if (kept) return kept.format(value);
  const made = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
  formats.set(formatLocale, made);
  return made.format(value);
}
