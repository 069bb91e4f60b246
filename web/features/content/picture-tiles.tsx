import type { Slot } from '../../shared/slots/slot-parts.ts';

/** Up to this number, the tiles are wider. */
const FEW = 3;

export function PictureTiles({ tiles }: { tiles: readonly Extract<Slot, { __typename: 'CmsImage' }>[] }) {
  const few = tiles.length <= FEW;
  const wide = few ? '33vw, (min-width: 700px) 46vw' : '16vw, (min-width: 700px) 30vw';
  return (
    <div className="page-width">
      <div className={few ? 'category-tiles tiles-few' : 'category-tiles'}>
        {tiles.map(({ id, image, link }) =>
          image ? (
            <a key={id} href={link?.path ?? link?.url ?? undefined}>
              <div className="picture">
                <img
                  src={image.full}
                  srcSet={image.srcset ?? undefined}
                  sizes={image.srcset ? `(min-width: 1024px) ${wide}, 46vw` : undefined}
                  width={image.width ?? undefined}
                  height={image.height ?? undefined}
                  alt=""
                  loading="lazy"
                  decoding="async"
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
