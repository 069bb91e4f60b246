/** In place of words that nothing is called by. */
export const OTHER_WORDS = '(other)';
/** Letters from which a part of a word is no name by chance. */
const MIN_PART = 5;

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

/**
 * Of a search others learn the words that names of found products hold: words of the shop's, whoever typed them.
 * @param names of the products found
 */
export function tellableTerm(term: string, names: readonly string[]): string {
  const known = new Set(wordsOf(fold(names.join(' '))));
  const isKnown = (word: string) =>
    known.has(word) || (word.length >= MIN_PART && [...known].some((name) => name.includes(word)));
  return (
    wordsOf(term)
      .filter((word) => isKnown(fold(word)))
      .join(' ') || OTHER_WORDS
  );
}
