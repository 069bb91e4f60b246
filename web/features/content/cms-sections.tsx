import type { ReactNode } from 'react';
import type { CmsPagePartsFragment } from '../../generated/graphql.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { containedShape } from '../../shared/shop/identity.ts';
import type { Slot } from '../../shared/slots/slot-parts.ts';
import { FullPicture } from '../../shared/ui/picture.tsx';
import { layoutClasses, useGround } from './background.ts';
import { CmsBlock } from './cms-block.tsx';
import { hasContent, tilesOf } from './cms-rules.ts';

const FEW = 3;

function PictureTiles({ tiles }: { tiles: readonly Extract<Slot, { __typename: 'CmsImage' }>[] }) {
  const { theme } = useShop().identity;
  const few = tiles.length <= FEW;
  const sizes = few
    ? '(min-width: 1024px) 33vw, 46vw'
    : '(min-width: 1024px) 16vw, (min-width: 700px) 30vw, 64px';
  return (
    <div className="page-width">
      <div className={few ? 'category-tiles tiles-few' : 'category-tiles'}>
        {tiles.map(({ id, image, link }) =>
          image ? (
            <a key={id} href={link?.path ?? link?.url ?? undefined}>
              <div className="picture">
                <FullPicture
                  image={image}
                  sizes={sizes}
                  alt=""
                  data-whole={containedShape(image, theme)}
                  loading="lazy"
                />
              </div>
              <b>{image.alt}</b>
            </a>
          ) : null,
        )}
      </div>
    </div>
  );
}

type Section = CmsPagePartsFragment['sections'][number];

function CmsSection({ section, listing, hero }: { section: Section; listing: ReactNode; hero: boolean }) {
  const ground = useGround<HTMLElement>(section.layout);
  // The listing's own bar shows the filters.
  const shown = (block: Section['blocks'][number]) =>
    hasContent(block) && !block.slots.every((slot) => slot.__typename === 'CmsSidebarFilter');
  const blocks = section.blocks.filter(shown);
  const side = section.sidebar.filter(shown);
  if (!blocks.length && !side.length) return null;
  const main = blocks.map((block, index) => {
    const tiles = tilesOf(block);
    const before = blocks[index - 1];
    if (!tiles) return <CmsBlock key={block.id} block={block} listing={listing} hero={hero && index === 0} />;
    if (before && tilesOf(before)) return null;
    const after = blocks.slice(index + 1);
    const end = after.findIndex((other) => !tilesOf(other));
    const more = (end < 0 ? after : after.slice(0, end)).flatMap((other) => tilesOf(other) ?? []);
    return (
      <div key={block.id} className={`cms-block ${layoutClasses(block.layout)}`} data-block={block.type}>
        <PictureTiles tiles={[...tiles, ...more]} />
      </div>
    );
  });
  return (
    <section ref={ground} data-ground={section.id} className={`cms-section ${layoutClasses(section.layout)}`}>
      {side.length > 0 ? (
        <div className="page-width cms-with-sidebar">
          {/* Main content first in the source; the style sheet positions the sidebar. */}
          <div>{main}</div>
          <aside>
            {side.map((block) => (
              <CmsBlock key={block.id} block={block} listing={listing} hero={false} />
            ))}
          </aside>
        </div>
      ) : (
        main
      )}
    </section>
  );
}

interface CmsSectionsProps {
  cms: CmsPagePartsFragment;
  listing: ReactNode;
  hero: boolean;
}

export function CmsSections({ cms, listing, hero }: CmsSectionsProps) {
  return cms.sections.map((section, index) => (
    <CmsSection key={section.id} section={section} listing={listing} hero={hero && index === 0} />
  ));
}
