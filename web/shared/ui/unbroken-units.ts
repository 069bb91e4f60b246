const UNIT = '[cdkm]?m|[cdm]?l|[km]?g|k?W|V|[AW]h|Nm|bar|Zoll|°C?|%|×';
const UNBROKEN = new RegExp(`(?<=\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))|(?<=×) (?=\\d)`, 'gu');

/** Prevents a line break between a number and its unit or a multiplication sign. */
export const unbrokenUnits = (text: string): string => text.replace(UNBROKEN, '\u00a0');
