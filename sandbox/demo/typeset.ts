import type { Text } from './model.ts';

const UNITS = 'cm|mm|kg|g|l|ml|km|MB|Mo|h|%|°C|Uhr|am|pm|Grad|degrees|degrés';

const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** Ties what must not be torn apart: amounts to their units, and in French signs to the word before them. */
export function typeset(words: string, language: keyof Text): string {
  const tied = words.replace(BEFORE_UNIT, '$1\u00a0').replace(/CHF (?=\d)/g, 'CHF\u00a0');
  if (language !== 'fr') return tied;
  return tied
    .replace(/ (?=[?!;])/g, '\u202f')
    .replace(/ (?=:)/g, '\u00a0')
    .replace(/« /g, '«\u00a0')
    .replace(/ »/g, '\u00a0»');
}
