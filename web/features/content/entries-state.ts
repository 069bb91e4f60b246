export const ENTRIES_PAGE_SIZE = 9;
/** Up to this page the address shows all pages before it too: the gateway returns at most 30 entries. */
const MAX_FULL_PAGES = 3;
/** More would hide the entries. */
const MAX_TAGS = 12;
/** Fewer entries than these need no choice. */
const MIN_COUNT = 2;

interface Tag {
  readonly name: string;
  readonly count: number;
}

export function firstEntriesPage(page: number): number {
  return page > MAX_FULL_PAGES ? page : 1;
}

export function firstEntries(page: number): { page: number; limit: number } {
  const first = firstEntriesPage(page);
  return { page: first, limit: first === 1 ? ENTRIES_PAGE_SIZE * page : ENTRIES_PAGE_SIZE };
}

/** What the address asks to be shown only; null for all. */
export function tagIn(parameters: URLSearchParams): string | null {
  return parameters.get('tag')?.trim() || null;
}

/**
 * Search part of a list's address; empty for its beginning.
 * @param page from 1
 */
export function entriesSearch(tag: string | null, page: number): string {
  const parameters = new URLSearchParams({
    ...(tag !== null && { tag }),
    ...(page > 1 && { p: String(page) }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** What is offered to choose by: what several entries are about, and what is chosen. Empty where that is no choice. */
export function tagChoices(tags: readonly Tag[], chosen: string | null): readonly Tag[] {
  const offered = tags.filter(({ count }) => count >= MIN_COUNT).slice(0, MAX_TAGS);
  const missing = tags.filter(({ name }) => name === chosen && !offered.some((tag) => tag.name === name));
  const all = [...offered, ...missing];
  return all.length < 2 && chosen === null ? [] : all;
}
