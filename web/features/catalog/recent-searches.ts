import { readLocalList, writeLocal } from '../../shared/storage/tab-storage.ts';

const NAME = 'kontor-searches';
const MAX_TERMS = 6;
const MAX_LENGTH = 60;

/** Recent search terms, latest first; stored only in this browser. */
export function recentSearches(): readonly string[] {
  return readLocalList(NAME).filter((term) => typeof term === 'string');
}

/** Adds a term, unless it is empty or long. */
export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  writeLocal(NAME, [trimmed, ...others].slice(0, MAX_TERMS));
}

/** Removes all terms. */
export function forgetSearches(): void {
  writeLocal(NAME, undefined);
}
