/** Entries a page. */
export const ENTRIES_PAGE_SIZE = 9;
/** Up to this page, a list opened anew shows all pages before it too; the gateway answers at most 30 entries. */
const MAX_FULL_PAGES = 3;

/** Number of the first page that is shown when a list is opened at a page. */
export function firstEntriesPage(page: number): number {
  return page > MAX_FULL_PAGES ? page : 1;
}

/** What is asked for a list that is opened at a page. */
export function firstEntries(page: number): { page: number; limit: number } {
  const first = firstEntriesPage(page);
  return { page: first, limit: first === 1 ? ENTRIES_PAGE_SIZE * page : ENTRIES_PAGE_SIZE };
}
