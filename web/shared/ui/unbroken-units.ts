const UNIT = 'mm|cm|dm|m|km|ml|cl|dl|l|mg|g|kg|W|kW|V|Ah|Wh|Nm|bar|Zoll|°C?|%|×';
const UNBROKEN = new RegExp(`(\\d) (?=(?:${UNIT})(?![\\p{L}\\d]))|(×) (?=\\d)`, 'gu');

/** Prevents a line break between a number and its unit or a multiplication sign. */
export const unbrokenUnits = (text: string): string => text.replace(UNBROKEN, '$1$2\u00a0');
