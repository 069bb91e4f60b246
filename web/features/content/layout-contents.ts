import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { headingText } from './split-html.ts';

interface Heading {
  readonly anchor: string;
  readonly text: string;
}

/** A shorter page needs no contents; a longer list would itself need scrolling. */
const MIN_HEADINGS = 5;

const HEADING = /<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g;

/** Headings of level 2 in the texts of a layout, except in columns; empty for fewer than five. */
export function contentsOf({ sections }: Pick<CmsPagePartsFragment, 'sections'>): Heading[] {
  const found = sections
    .flatMap(({ blocks, sidebar }) => [...blocks, ...sidebar])
    .flatMap(({ slots }) => (slots.length === 1 ? slots : []))
    .flatMap((slot) => (slot.__typename === 'CmsText' ? [...slot.html.matchAll(HEADING)] : []))
    .map(([, anchor = '', html = '']) => ({ anchor, text: headingText(html) }));
  return found.length < MIN_HEADINGS ? [] : found;
}
