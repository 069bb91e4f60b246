/** Cached by locale, because creating a format takes ten times as long as using it. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an average or count with at most one decimal. */
export function shortNumber(value: number, formatLocale: string): string {
  const cached = formats.get(formatLocale);
  if (cached) return cached.format(value);
  const made = new Intl.NumberFormat(formatLocale, { maximumFractionDigits: 1 });
  formats.set(formatLocale, made);
  return made.format(value);
}
