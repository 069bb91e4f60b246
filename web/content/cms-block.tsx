import type { ReactNode } from 'react';
import { ProductRow } from '../catalog/product-row.tsx';
import type { CmsBlockPartsFragment } from '../generated/graphql.ts';
import { layoutClasses } from './cms-sections.tsx';
import { CmsSlot } from './cms-slot.tsx';
import { HeroBlock } from './hero-block.tsx';
import { SplitBlock } from './split-block.tsx';
import { useGround } from './use-ground.ts';

type Block = CmsBlockPartsFragment;
export type Slot = Block['slots'][number];

/** Whether a slot shows anything on a page that is no product page. */
function shows(slot: Slot): boolean {
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
    case 'CmsListing':
    case 'CmsSidebarFilter':
      return true;
    default:
      return false;
  }
}

/** Whether a block has anything to show; an unknown element never breaks a page, it is left out. */
export function hasContent(block: Block): boolean {
  return block.slots.some(shows);
}

const PLACES = ['left', 'left-top', 'left-bottom', 'center-left', 'center', 'center-right', 'right'];

/** Slots come sorted by name; on the page, left stands before centre and centre before right. */
function inPlace(slots: readonly Slot[]): Slot[] {
  const rank = ({ slot }: Slot) => PLACES.indexOf(slot);
  return [...slots].sort((one, other) => rank(one) - rank(other));
}

/** The linked pictures of a block that holds nothing else; they stand as tiles with their names. */
export function tilesOf(block: Block): Extract<Slot, { __typename: 'CmsImage' }>[] | null {
  const tiles = inPlace(block.slots).filter((slot) => slot.__typename === 'CmsImage');
  const linked = tiles.every(({ image, link }) => image?.alt && (link?.path ?? link?.url));
  return tiles.length > 1 && tiles.length === block.slots.length && linked ? tiles : null;
}

function Content({ block, listing, hero }: { block: Block; listing: ReactNode; hero: boolean }) {
  const slots = inPlace(block.slots.filter(shows));
  const image = slots.find((slot) => slot.__typename === 'CmsImage');
  const text = slots.find((slot) => slot.__typename === 'CmsText');
  if (slots.some((slot) => slot.__typename === 'CmsListing')) return listing;
  if (hero && image?.image && (slots.length <= 2)) return <HeroBlock image={image.image} html={text?.html ?? ''} />;
  if (slots.length === 2 && image && text) {
    return <SplitBlock image={image} html={text.html} imageFirst={slots[0] === image} />;
  }
  const [only] = slots;
  if (slots.length === 1 && only?.__typename === 'CmsProductSlider') {
    return <ProductRow title={only.title} products={only.products} />;
  }
  return (
    <div className={`page-width cms-columns cms-columns-${Math.min(4, slots.length)}`}>
      {slots.map((slot) => (
        <CmsSlot key={slot.id} slot={slot} alone={slots.length === 1} />
      ))}
    </div>
  );
}

/** A block of a layout: known combinations get the shop's own look, all others stand in columns. */
export function CmsBlock({ block, listing, hero }: { block: Block; listing: ReactNode; hero: boolean }) {
  const ground = useGround<HTMLDivElement>(block.layout);
  return (
    <div ref={ground} className={`cms-block ${layoutClasses(block.layout)}`} data-block={block.type}>
      <Content block={block} listing={listing} hero={hero} />
    </div>
  );
}
