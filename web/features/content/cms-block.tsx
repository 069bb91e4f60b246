import { type ReactNode, useMemo } from 'react';
import type { CmsBlockPartsFragment, CmsPicturePartsFragment, FormKind } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { type Slot, useSlotParts } from '../../shared/slots/slot-parts.ts';
import { Prose } from '../../shared/ui/elements.tsx';
import { MenuLink } from '../../shared/ui/menu-link.tsx';
import { FullPicture, Picture } from '../../shared/ui/picture.tsx';
import { ProductCard, ProductRow, withoutCommonBadges } from '../catalog/public/product-card.tsx';
import { layoutClasses, useGround } from './background.ts';
import { columnsOf, shows } from './cms-rules.ts';
import { splitHeading } from './split-html.ts';

interface CmsFormProps {
  kind: FormKind;
  title: string | null | undefined;
  slotId?: string;
}

/** @param props.slotId identifies the recipient */
export function CmsForm({ kind, title, slotId }: CmsFormProps) {
  const { form: ServiceForm, newsletter: NewsletterForm, salutations, page } = useSlotParts();
  const place = useMemo(() => (slotId && page ? { slotId, ...page } : null), [slotId, page]);
  if (kind === 'NEWSLETTER') return NewsletterForm ? <NewsletterForm title={title} /> : null;
  return ServiceForm && salutations ? (
    <ServiceForm key={kind} kind={kind} title={title} salutations={salutations} place={place} />
  ) : null;
}

function CmsPicture({ slot, sizes }: { slot: Extract<Slot, { __typename: 'CmsImage' }>; sizes: string }) {
  const { image, link } = slot;
  if (!image) return null;
  const picture = <FullPicture image={image} sizes={sizes} loading="lazy" />;
  const href = link?.path ?? link?.url;
  if (!href) return picture;
  return (
    <a
      href={href}
      target={link?.newTab ? '_blank' : undefined}
      rel={link?.url ? 'noopener noreferrer' : undefined}
      aria-label={image.alt ? undefined : href}
    >
      {picture}
    </a>
  );
}

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
            <Picture image={image} sizes="(min-width: 1024px) 16vw, (min-width: 700px) 30vw, 64px" alt="" />
          </div>
          <b>{label}</b>
        </a>
      ))}
    </div>
  );
}

function CmsSlot({ slot, alone }: { slot: Slot; alone: boolean }) {
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
    case 'CmsVideoFile':
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
          {withoutCommonBadges(slot.products).map((product) => (
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

interface SplitBlockProps {
  image: Extract<Slot, { __typename: 'CmsImage' }>;
  html: string;
  imageFirst: boolean;
}

function SplitBlock({ image, html, imageFirst }: SplitBlockProps) {
  const { width, height } = image.image ?? {};
  const ratio = width && height ? width / height : 1;
  // The picture covers a box of this height, on phones one of 3:2.
  const sizes = `(min-width: 1024px) max(58vw, clamp(320px, 36vw, 580px) * ${ratio}), max(100vw, 67vw * ${ratio})`;
  return (
    <div className="page-width">
      <div className={imageFirst ? 'grid-12 split' : 'grid-12 split split-end'}>
        <div className="picture">
          <CmsPicture slot={image} sizes={sizes} />
        </div>
        <Prose html={html} className="split-text cms-text" />
      </div>
    </div>
  );
}

function HeroBlock({ image, html }: { image: CmsPicturePartsFragment; html: string }) {
  const { identity } = useShop();
  const { heading, rest } = splitHeading(html);
  return (
    <div>
      <div className="hero-picture">
        <FullPicture
          image={image}
          sizes="(min-width: 700px) 100vw, 210vw"
          ratio={[2000, 1000]}
          fetchPriority="high"
          decoding="sync"
        />
      </div>
      <div className="page-width">
        <div className="grid-12 hero-text">
          <h1 className="poster">{heading ?? identity.name}</h1>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the gateway removes scripts. */}
          <div className="hero-prose" dangerouslySetInnerHTML={{ __html: rest }} />
        </div>
      </div>
    </div>
  );
}

const WIDE = ['product-description-reviews', 'cross-selling'];

interface BlockProps {
  block: CmsBlockPartsFragment;
  listing: ReactNode;
  hero: boolean;
}

function Content({ block, listing, hero }: BlockProps) {
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
    return <ProductRow look="title-2" title={only.title} products={only.products} />;
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
export function CmsBlock({ block, listing, hero }: BlockProps) {
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
