import type { LayoutPartsFragment } from '../../generated/graphql.ts';

type Entry = LayoutPartsFragment['footer'][number];

/** Footer columns with links outside the main menu, such as help. */
export function helpMenus({ main, footer }: LayoutPartsFragment): readonly Entry[] {
  const inMain = new Set(main.flatMap((entry) => [entry, ...entry.children]).map(({ link }) => link?.path));
  return footer.filter(
    ({ children }) => children.length > 0 && !children.every(({ link }) => inMain.has(link?.path)),
  );
}
