import type { CmsLayoutPartsFragment } from '../../generated/graphql.ts';

/**
 * The shop's own, those that hide it, and those that keep text legible on its ground in both themes (docs/rules.md, "What is shown").
 */
export function layoutClasses(layout: CmsLayoutPartsFragment): string {
  const { background, backgroundColor, backgroundMode, backgroundTone, sizingMode } = layout;
  return [
    layout.cssClass,
    (background || backgroundColor) && 'cms-ground',
    background && 'cms-ground-picture',
    background && backgroundMode === 'auto' && 'cms-ground-own-size',
    backgroundTone && `cms-ground-${backgroundTone.toLowerCase()}`,
    sizingMode === 'full_width' && 'cms-full',
    ...layout.hiddenOn.map((viewport) => `hidden-${viewport.toLowerCase()}`),
  ]
    .filter(Boolean)
    .join(' ');
}
