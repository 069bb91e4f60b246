/** Words of Kontor's texts that have ss in every German-speaking country. */
const WITH_SS =
  /adress|passw|\bpass|[ns]pass|gepass|dass\b|\bkasse|\blässt|\b(?:an)?lassen\b|\bmuss|\bmüss|vergessen|misslungen|ergebnisse|\btassen?\b|messer|zusammenfass|impressum|swiss|message|abschluss|geschlossen|schlüssel|voraussicht/gi;

const withoutPlaceholders = (text: string): string => text.replace(/\{\w+\}/g, '');

/** Swiss words of Kontor's texts. */
const SWISS_WORDS = /\b(?:an lager|kanton|total\b|etikette|nahrungsfasern|tiefster|uid\b)/i;

/** Whether a text contains a Swiss word. */
export const hasSwissWord = (text: string): boolean => SWISS_WORDS.test(withoutPlaceholders(text));

/** Whether a text has Swiss ss or quotes, or an unlisted word with ss. */
export const isSwissOnly = (text: string): boolean =>
  /[«»]/.test(text) || /ss/i.test(withoutPlaceholders(text).replace(WITH_SS, ''));

/** Converts a German text to Swiss spelling. */
export const swissSpelling = (text: string): string =>
  text.replaceAll('ß', 'ss').replaceAll('„', '«').replaceAll('“', '»');
