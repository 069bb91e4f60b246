import type { CmsLayoutPartsFragment } from '../../generated/graphql.ts';

/** The shop's own and those that hide it (docs/rules.md, "What is shown"). */
export function layoutClasses(layout: CmsLayoutPartsFragment): string {
  const { background, backgroundColor, sizingMode } = layout;
  return [
    layout.cssClass,
    (background || backgroundColor) && 'cms-ground',
    background && 'cms-ground-picture',
    sizingMode === 'full_width' && 'cms-full',
    ...layout.hiddenOn.map((viewport) => `hidden-${viewport.toLowerCase()}`),
  ]
    .filter(Boolean)
    .join(' ');
}
