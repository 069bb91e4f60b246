/**
 * Whether German uses ß and „these quotes“: everywhere except Switzerland and Liechtenstein, whose spelling
 * Kontor's texts use.
 * @param formatLocale tag for number formats, e.g. `de-CH`
 */
export const hasEszett = (formatLocale: string): boolean => /^de(?=-|$)(?!-(?:CH|LI)$)/.test(formatLocale);
