/** For tests: words that are written with ss wherever German is written, as far as Kontor's texts have them. */
const WITH_SS =
  /adress|passw|\bpass|[ns]pass|gepass|dass\b|\bkasse|\blässt|\b(?:an)?lassen\b|\bmuss|\bmüss|vergessen|misslungen|ergebnisse|\btassen?\b|messer|zusammenfass|impressum|swiss|message|abschluss|geschlossen|voraussicht/gi;

const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');

/** Words that only the Swiss use, as far as Kontor's texts have them. */
const SWISS_WORDS = /\b(?:an lager|kanton|total\b|etikette|nahrungsfasern|tiefster|uid\b)/i;

/** Whether a text has a word that shoppers in Germany and Austria do not use. */
export const hasSwissWord = (text: string): boolean => SWISS_WORDS.test(withoutPlaceholders(text));

/** Whether a text has ss or quotes that the Swiss alone write, or a word with ss that is not known yet. */
export const isSwissOnly = (text: string): boolean =>
  /[«»]/.test(text) || /ss/i.test(withoutPlaceholders(text).replace(WITH_SS, ''));

/** A German text as the Swiss spell it. */
export const swissSpelling = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»');
