import type { LayoutPartsFragment } from '../../generated/graphql.ts';

const MAX_CATEGORIES = 6;

export function categoriesMatching(
  entries: LayoutPartsFragment['main'],
  term: string,
): { path: string; before: string; match: string; after: string }[] {
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
    .slice(0, MAX_CATEGORIES);
}
