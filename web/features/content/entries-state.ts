export const ENTRIES_PAGE_SIZE = 12;
/** Up to this page, a URL includes all previous pages; the gateway returns at most 30 entries. */
const MAX_FULL_PAGES = 3;
/** More would hide the entries. */
const MAX_TAGS = 8;
/** Minimum number of entries per tag. */
const MIN_COUNT = 2;

interface Tag {
  readonly name: string;
  readonly count: number;
}

export function firstEntriesPage(page: number): number {
  return page > MAX_FULL_PAGES ? page : 1;
}

export function firstEntries(page: number): { first: number; offset: number } {
  const offset = ENTRIES_PAGE_SIZE * (firstEntriesPage(page) - 1);
  return { offset, first: offset === 0 ? ENTRIES_PAGE_SIZE * page : ENTRIES_PAGE_SIZE };
}

/** Tag filter from the URL; null for all entries. */
export function tagIn(parameters: URLSearchParams): string | null {
  return parameters.get('tag')?.trim() || null;
}

/**
 * Query string of a list; empty for its first page.
 * @param page from 1
 */
export function entriesSearch(tag: string | null, page: number): string {
  const parameters = new URLSearchParams({
    ...(tag !== null && { tag }),
    ...(page > 1 && { p: String(page) }),
  });
  return parameters.size === 0 ? '' : `?${parameters}`;
}

/** Tags to filter by: those of several entries, and the selected one. Empty if there are too few. */
export function tagChoices(tags: readonly Tag[], chosen: string | null): readonly Tag[] {
  const offered = tags.filter(({ count }) => count >= MIN_COUNT).slice(0, MAX_TAGS);
  const missing = tags.filter(({ name }) => name === chosen && !offered.some((tag) => tag.name === name));
  const all = [...offered, ...missing];
  return all.length < 2 && chosen === null ? [] : all;
}
