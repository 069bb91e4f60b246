import type { CmsLayoutPartsFragment } from '../generated/graphql.ts';

/** Classes of a section or block: the shop's own and those that hide it (spec §9). */
export function layoutClasses(layout: CmsLayoutPartsFragment): string {
  return [layout.cssClass, ...layout.hiddenOn.map((viewport) => `hidden-${viewport.toLowerCase()}`)]
    .filter(Boolean)
    .join(' ');
}
