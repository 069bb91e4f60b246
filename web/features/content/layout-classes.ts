import type { CmsLayoutPartsFragment } from '../../generated/graphql.ts';

/**
 * Configured classes, visibility classes, and classes for legible text on a background in both themes (docs/rules.md, "Presentation").
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
