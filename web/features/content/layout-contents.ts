import type { CmsBlockPartsFragment, CmsPagePartsFragment } from '../../generated/graphql.ts';
import type { Slot } from '../../shared/slots/slot-parts.ts';
import { headingText } from './split-html.ts';

/** A shorter page needs no contents; a longer list would itself need scrolling. */
const MIN_HEADINGS = 5;

const HEADING = /<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

type Layout = Pick<CmsPagePartsFragment, 'sections'> | null | undefined;

/** All blocks of a layout, sidebars included. */
export function blocksOf(cms: Layout): CmsBlockPartsFragment[] {
  return (cms?.sections ?? []).flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar]);
}

/** All slots of a layout, sidebars included. */
export function slotsOf(cms: Layout): Slot[] {
  return blocksOf(cms).flatMap(({ slots }) => slots);
}

/** Headings of level 2 in the texts of a layout, except in columns; empty for fewer than five. */
export function contentsOf(cms: Layout): { readonly anchor: string; readonly text: string }[] {
  const found = blocksOf(cms)
    .flatMap(({ slots }) => (slots.length === 1 ? slots : []))
    .flatMap((slot) => (slot.__typename === 'CmsText' ? [...slot.html.matchAll(HEADING)] : []))
    .map(([, anchor = '', html = '']) => ({ anchor, text: headingText(html) }));
  return found.length < MIN_HEADINGS ? [] : found;
}
