/** Replaces words that occur in no product name. */
export const HIDDEN_TERM = '(other)';
/** Shorter parts of words match product names by chance. */
const MIN_PART = 5;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * Reduces a search term to words in names of the found products, because shoppers may type personal data.
 * @param names of the products found
 */
export function publicTerm(term: string, names: readonly string[]): string {
  const words = new Set(wordsOf(fold(names.join(' '))));
  const isKnown = (word: string) =>
    words.has(word) || (word.length >= MIN_PART && [...words].some((name) => name.includes(word)));
  return (
    wordsOf(term)
      .filter((word) => isKnown(fold(word)))
      .join(' ') || HIDDEN_TERM
  );
}
