export const ENTRIES_PAGE_SIZE = 9;
/** Up to this page the address shows all pages before it too: the gateway returns at most 30 entries. */
const MAX_FULL_PAGES = 3;

export function firstEntriesPage(page: number): number {
  return page > MAX_FULL_PAGES ? page : 1;
}

export function firstEntries(page: number): { page: number; limit: number } {
  const first = firstEntriesPage(page);
  return { page: first, limit: first === 1 ? ENTRIES_PAGE_SIZE * page : ENTRIES_PAGE_SIZE };
}
