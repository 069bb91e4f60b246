import type { CmsBlockPartsFragment } from '../../generated/graphql.ts';
import type { Slot } from '../../shared/slots/slot-parts.ts';

type Block = CmsBlockPartsFragment;

export function shows(slot: Slot): boolean {
  switch (slot.__typename) {
    case 'CmsText':
      return slot.html.trim() !== '';
    case 'CmsImage':
      return slot.image != null;
    case 'CmsGallery':
      return slot.images.length > 0;
    case 'CmsProductBox':
      return slot.product != null;
    case 'CmsProductSlider':
      return slot.products.length > 0;
    case 'CmsCategoryNavigation':
      return slot.entries.length > 0;
    case 'CmsFaq':
      return slot.items.length > 0;
    case 'CmsEntries':
      return slot.entries.length > 0;
    case 'CmsProductPart':
      return slot.productId != null;
    case 'CmsUnknown':
      return slot.data != null;
    case 'CmsListing':
    case 'CmsSidebarFilter':
    case 'CmsVideo':
    case 'CmsForm':
      return true;
    default:
      return false;
  }
}

/** Unknown elements are left out and never break a page. */
export function hasContent(block: Block): boolean {
  return block.slots.some(shows);
}

/** Groups slots by column: Shopware names the parts of one column `left-image` and `left-text`, or `left-top` and `left-bottom`. */
export function columnsOf(slots: readonly Slot[]): Slot[][] {
  const column = ({ slot }: Slot) => slot.replace(/-(?:image|text|top|bottom)$/, '');
  return [...Map.groupBy(slots, column).values()];
}

/** Blocks of Shopware whose pictures have an arrangement; styles/cms.css lays them out. */
const ARRANGED = new Set(['image-simple-grid', 'image-bubble-row', 'image-highlight-row']);

/** Linked pictures of a block without other slots become tiles. */
export function tilesOf(block: Block): Extract<Slot, { __typename: 'CmsImage' }>[] | null {
  if (ARRANGED.has(block.type)) return null;
  const tiles = block.slots.filter((slot) => slot.__typename === 'CmsImage');
  const linked = tiles.every(({ image, link }) => image?.alt && (link?.path ?? link?.url));
  return tiles.length > 1 && tiles.length === block.slots.length && linked ? tiles : null;
}
