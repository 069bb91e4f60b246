import type { LayoutPartsFragment } from '../../generated/graphql.ts';

type Entry = LayoutPartsFragment['footer'][number];

/** Columns of the footer that lead where the main menu does not: help and the shop itself. */
export function menusBeside({ main, footer }: LayoutPartsFragment): readonly Entry[] {
  const inMain = new Set(main.flatMap((entry) => [entry, ...entry.children]).map(({ link }) => link?.path));
  return footer.filter(
    ({ children }) => children.length > 0 && !children.every(({ link }) => inMain.has(link?.path)),
  );
}
