/**
 * Whether German is written with ß and „these quotes“ there: everywhere but in Switzerland and Liechtenstein, whose way
 * Kontor's German texts are written.
 * @param formatLocale the language with the country that its numbers are written for
 */
export const hasEszett = (formatLocale: string): boolean => /^de(?=-|$)(?!-(?:CH|LI)$)/.test(formatLocale);
