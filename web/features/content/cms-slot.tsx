import type { Slot } from '../../shared/slots/slot-parts.ts';
import { useSlotParts } from '../../shared/slots/slot-parts.ts';
import { MenuLink } from '../../shared/ui/menu-link.tsx';
import { Picture } from '../../shared/ui/picture.tsx';
import { Prose } from '../../shared/ui/prose.tsx';
import { ProductCard } from '../catalog/public/product-card.tsx';
import { CmsForm } from './cms-form.tsx';
import { CmsPicture } from './cms-picture.tsx';

function CategoryTiles({ slot }: { slot: Extract<Slot, { __typename: 'CmsCategoryNavigation' }> }) {
  if (!slot.entries.some(({ image }) => image)) {
    return (
      <ul className="menu-list">
        {slot.entries.map((entry) => (
          <li key={entry.categoryId}>
            <MenuLink entry={entry} />
          </li>
        ))}
      </ul>
    );
  }
  return (
    <div className="category-tiles">
      {slot.entries.map(({ categoryId, label, link, image }) => (
        <a key={categoryId} href={link?.path ?? link?.url ?? '#'}>
          <div className="picture">
            <Picture image={image} sizes="(min-width: 1024px) 16vw, (min-width: 700px) 30vw, 46vw" alt="" />
          </div>
          <b>{label}</b>
        </a>
      ))}
    </div>
  );
}

export function CmsSlot({ slot, alone }: { slot: Slot; alone: boolean }) {
  const parts = useSlotParts();
  switch (slot.__typename) {
    case 'CmsText':
      return <Prose html={slot.html} className="cms-text" />;
    case 'CmsImage':
      return (
        <div className="cms-picture">
          <CmsPicture slot={slot} sizes={alone ? '100vw' : '(min-width: 700px) 46vw, 100vw'} />
        </div>
      );
    case 'CmsGallery':
      return parts.gallery ? <parts.gallery slot={slot} /> : null;
    case 'CmsVideo':
      return parts.player ? <parts.player slot={slot} /> : null;
    case 'CmsFaq':
      return parts.faq ? <parts.faq slot={slot} /> : null;
    case 'CmsForm':
      return <CmsForm kind={slot.form} title={slot.title} slotId={slot.slotId} />;
    case 'CmsEntries':
      return parts.entries ? <parts.entries slot={slot} /> : null;
    case 'CmsProductPart':
      return parts.productPart ? (
        <div>
          <parts.productPart slot={slot} />
        </div>
      ) : null;
    case 'CmsProductBox':
      return slot.product ? <ProductCard product={slot.product} level={2} /> : null;
    case 'CmsProductSlider':
      return (
        <div className="cards cards-row">
          {slot.products.map((product) => (
            <ProductCard key={product.id} product={product} />
          ))}
        </div>
      );
    case 'CmsCategoryNavigation':
      return <CategoryTiles slot={slot} />;
    case 'CmsUnknown': {
      const Element = parts.elements?.get(slot.type);
      return Element ? <Element data={slot.data} /> : null;
    }
    default:
      return null;
  }
}
