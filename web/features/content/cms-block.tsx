import type { ReactNode } from 'react';
import type { CmsBlockPartsFragment } from '../../generated/graphql.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { ProductRow } from '../catalog/public/product-card.tsx';
import { columnsOf, shows } from './cms-rules.ts';
import { CmsSlot } from './cms-slot.tsx';
import { HeroBlock } from './hero-block.tsx';
import { layoutClasses } from './layout-classes.ts';
import { SplitBlock } from './split-block.tsx';
import { useGround } from './use-background.ts';

const WIDE = ['product-description-reviews', 'cross-selling'];

function Content({
  block,
  listing,
  hero,
}: {
  block: CmsBlockPartsFragment;
  listing: ReactNode;
  hero: boolean;
}) {
  const { productPart: Part } = useSlotParts();
  const slots = block.slots.filter(shows);
  const columns = columnsOf(slots);
  const image = slots.find((slot) => slot.__typename === 'CmsImage');
  const text = slots.find((slot) => slot.__typename === 'CmsText');
  if (slots.some((slot) => slot.__typename === 'CmsListing')) return listing;
  if (hero && image?.image && slots.length <= 2)
    return <HeroBlock image={image.image} html={text?.html ?? ''} />;
  if (slots.length === 2 && image && text) {
    return <SplitBlock image={image} html={text.html} imageFirst={slots[0] === image} />;
  }
  const parts = slots.filter((slot) => slot.__typename === 'CmsProductPart');
  const gallery = parts.find(({ part }) => part === 'image-gallery');
  const buyBox = parts.find(({ part }) => part === 'buy-box');
  if (Part && slots.length === 2 && gallery && buyBox) {
    return (
      <div className="page-width">
        <div className="grid-12 product-top">
          <Part slot={gallery} />
          <Part slot={buyBox} />
        </div>
      </div>
    );
  }
  const [only] = slots;
  if (slots.length === 1 && only?.__typename === 'CmsProductPart' && WIDE.includes(only.part)) {
    return Part && <Part slot={only} />;
  }
  if (slots.length === 1 && only?.__typename === 'CmsProductSlider') {
    return <ProductRow title={only.title} products={only.products} />;
  }
  return (
    <div className={`page-width cms-columns cms-columns-${Math.min(4, columns.length)}`}>
      {columns.map((column) => {
        const content = column.map((slot) => (
          <CmsSlot key={slot.id} slot={slot} alone={slots.length === 1} />
        ));
        return column.length === 1 ? (
          content
        ) : (
          <div key={column[0]?.id} className="cms-column">
            {content}
          </div>
        );
      })}
    </div>
  );
}

/** Some slot combinations have a dedicated design; all others use columns. */
export function CmsBlock({
  block,
  listing,
  hero,
}: {
  block: CmsBlockPartsFragment;
  listing: ReactNode;
  hero: boolean;
}) {
  const ground = useGround<HTMLDivElement>(block.layout);
  return (
    <div
      ref={ground}
      className={`cms-block ${layoutClasses(block.layout)}`}
      data-block={block.type}
      data-ground={block.id}
    >
      <Content block={block} listing={listing} hero={hero} />
    </div>
  );
}
