import type { Lang, Text } from '../model/text.ts';
import { categoryId, productId } from './ids.ts';

const UNITS = 'CHF|cm|mm|kg|g|l|dl|ml|km|Liter|litres?|MB|Mo|h|%|°C|Uhr|am|pm|Grad|degrees|degrés';

const BEFORE_UNIT = new RegExp(`(\\d) (?=(?:${UNITS})(?![\\p{L}\\d]))`, 'gu');

/** A Swiss telephone number. */
const NUMBER = /(?:\+\d{2} \d{2}|\b0\d{2}) \d{3} \d{2} \d{2}/g;

/** Inserts non-breaking spaces into amounts and telephone numbers, and before French punctuation. */
export function typeset(words: string, language: Lang): string {
  const tied = words
    .replace(BEFORE_UNIT, '$1\u00a0')
    .replace(NUMBER, (number) => number.replaceAll(' ', '\u00a0'))
    .replace(/(CHF|Ø) (?=\d)/g, '$1\u00a0');
  if (language !== 'fr') return tied;
  return tied.replace(/ (?=[?!;:»])/g, '\u00a0').replace(/« /g, '«\u00a0');
}

/** Start of the editor's links to pages of the shop. */
const PLACEHOLDER = '124c71d524604ccbad6042edce3ac799';

/** Replaces links with those of Shopware's editor. */
export function richText(html: Text, lang: Lang): string {
  return typeset(html[lang], lang).replace(
    /"(category|product):([a-z0-9.-]+)"/g,
    (_, kind: string, key: string) =>
      kind === 'category'
        ? `"${PLACEHOLDER}/navigation/${categoryId(key)}#"`
        : `"${PLACEHOLDER}/detail/${productId(key)}#"`,
  );
}
