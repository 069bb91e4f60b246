const NAME = 'kontor-searches';
const MAX_TERMS = 6;
const MAX_LENGTH = 60;

/** Recent search terms, latest first; stored only in this browser. */
export function recentSearches(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(stored) ? stored.filter((term) => typeof term === 'string') : [];
  } catch {
    return [];
  }
}

export function rememberSearch(term: string): void {
  const trimmed = term.trim();
  if (trimmed === '' || trimmed.length > MAX_LENGTH) return;
  const others = recentSearches().filter((other) => other.toLowerCase() !== trimmed.toLowerCase());
  try {
    localStorage.setItem(NAME, JSON.stringify([trimmed, ...others].slice(0, MAX_TERMS)));
  } catch {
    // Storage is blocked.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(NAME);
  } catch {
    // Storage is blocked.
  }
}
