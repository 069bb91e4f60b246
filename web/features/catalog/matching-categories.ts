import type { LayoutPartsFragment } from '../../generated/graphql.ts';
import { helpMenus } from '../../shared/navigation/menus.ts';

const MAX_MATCHES = 6;

export interface Match {
  readonly path: string;
  readonly before: string;
  readonly match: string;
  readonly after: string;
}

type Entry = LayoutPartsFragment['footer'][number];

/** Menu entries whose label contains the term. */
function matching(entries: readonly Entry[], term: string): Match[] {
  const needle = term.trim().toLocaleLowerCase();
  if (needle.length < 2) return [];
  return entries
    .flatMap((entry) => [entry, ...entry.children])
    .flatMap(({ label, link }) => {
      const at = label.toLocaleLowerCase().indexOf(needle);
      if (at < 0 || !link?.path) return [];
      const end = at + needle.length;
      return [
        { path: link.path, before: label.slice(0, at), match: label.slice(at, end), after: label.slice(end) },
      ];
    })
    .slice(0, MAX_MATCHES);
}

/** Categories of the main menu, and footer pages that it does not contain. */
export function matchesIn(menus: LayoutPartsFragment | null, term: string) {
  const categories = matching(menus?.main ?? [], term);
  const known = new Set(categories.map(({ path }) => path));
  const pages = matching(menus?.footer ?? [], term).filter(({ path }) => !known.has(path));
  return { categories, pages };
}

/** The first footer column that the main menu does not contain, usually help pages. */
export const helpOf = (menus: LayoutPartsFragment | null): Entry | null =>
  (menus && helpMenus(menus)[0]) ?? null;

/** All menu labels. */
export const labelsOf = (menus: LayoutPartsFragment | null): string[] =>
  [...(menus?.main ?? []), ...(menus?.footer ?? [])]
    .flatMap((entry) => [entry, ...entry.children])
    .map(({ label }) => label);
