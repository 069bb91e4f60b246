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
    case 'CmsHotspots':
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

const PLACES = ['left', 'left-top', 'left-bottom', 'center-left', 'center', 'center-right', 'right'];

/** Slots are sorted by name; shown are left, centre, right. */
export function inPlace(slots: readonly Slot[]): Slot[] {
  const rank = ({ slot }: Slot) => PLACES.indexOf(slot);
  return [...slots].sort((one, other) => rank(one) - rank(other));
}

/** Linked pictures of a block without other slots become tiles. */
export function tilesOf(block: Block): Extract<Slot, { __typename: 'CmsImage' }>[] | null {
  const tiles = inPlace(block.slots).filter((slot) => slot.__typename === 'CmsImage');
  const linked = tiles.every(({ image, link }) => image?.alt && (link?.path ?? link?.url));
  return tiles.length > 1 && tiles.length === block.slots.length && linked ? tiles : null;
}
