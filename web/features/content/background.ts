import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { CmsLayoutPartsFragment, CmsPagePartsFragment } from '../../generated/graphql.ts';
import { quoted } from '../../shared/ui/css-string.ts';

/** docs/rules.md, "Validation" and "Presentation". */
const MAX_URL_LENGTH = 1000;
const MODES = ['auto', 'contain', 'cover'];

/** Of every block of Shopware's default layouts; pages have margins already. */
const DEFAULT_SIDE_MARGIN = '20px';
const side = (length = '0') => (length === DEFAULT_SIDE_MARGIN ? '0' : length);

export function ground({ backgroundColor, background, backgroundMode, margins }: CmsLayoutPartsFragment) {
  const [top, right, bottom, left] = margins ?? [];
  const mode = MODES.find((known) => known === backgroundMode) ?? 'cover';
  return [
    ...(backgroundColor ? [['background-color', backgroundColor] as const] : []),
    ...(background && background.full.length <= MAX_URL_LENGTH
      ? [
          ['background-image', `url(${quoted(background.full)})`] as const,
          ['background-size', mode] as const,
          ['background-position', 'center'] as const,
        ]
      : []),
    ...(margins
      ? [['padding', [top ?? '0', side(right), bottom ?? '0', side(left)].join(' ')] as const]
      : []),
  ];
}

/** A stylesheet for the first paint, on elements with `data-ground`; only the server creates it. */
export function groundSheet(cms: Pick<CmsPagePartsFragment, 'sections'> | null | undefined): string {
  if (!import.meta.env.SSR) return '';
  const sections = cms?.sections ?? [];
  const blocks = sections.flatMap((section) => [...section.blocks, ...section.sidebar]);
  return [...sections, ...blocks]
    .flatMap(({ id, layout }) => {
      const declarations = ground(layout).map(([name, value]) => `${name}:${value}`);
      return declarations.length > 0 && /^[\w-]+$/.test(id)
        ? [`[data-ground="${id}"]{${declarations.join(';')}}`]
        : [];
    })
    .join('');
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? () => {} : useLayoutEffect;

/** Sets the style object on client-side navigation; a style attribute would need a laxer Content-Security-Policy. */
export function useGround<Element extends HTMLElement>(
  layout: CmsLayoutPartsFragment,
): RefObject<Element | null> {
  const element = useRef<Element>(null);
  useBrowserLayoutEffect(() => {
    for (const [name, value] of ground(layout)) element.current?.style.setProperty(name, value);
  }, [layout]);
  return element;
}

/** Configured classes, visibility classes, and classes for legible text (docs/rules.md, "Presentation"). */
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
