import '../../styles/hotspots.css';
import { useRef, useState } from 'react';
import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import type { SlotOf } from '../../shared/slots/slot-parts.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Price } from '../../shared/ui/price.tsx';
import { openCart } from '../cart/public/cart-signal.ts';
import { changeCart } from '../cart/public/cart-store.ts';

type Part = NonNullable<SlotOf<'CmsHotspots'>['parts']>[number];

function Buy({ product }: Pick<Part, 'product'>) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  const name = <span className="sr-only">{product.name}</span>;
  if (product.hasVariants) {
    return (
      <a className="button button-secondary" href={product.path}>
        {t('wishlist.choose')} {name}
      </a>
    );
  }
  async function buy() {
    if (busy) return;
    setBusy(true);
    openCart();
    await changeCart({ kind: 'add', productId: product.id, quantity: 1, idempotencyKey: makeKey() });
    setBusy(false);
  }
  return (
    <Button
      busy={busy}
      disabled={!product.available}
      onClick={() => void buy()}
      data-testid="hotspot-buy-button"
    >
      {product.available ? t('buy.add') : t('stock.out')} {name}
    </Button>
  );
}

/**
 * A picture with numbers on it and beside it what they stand for, to be bought there. A number leads to its row, with or
 * without a script; pointed at or focused, each marks the other.
 */
export function CmsHotspots({ slot: { id, title, picture, parts } }: { slot: SlotOf<'CmsHotspots'> }) {
  const list = useRef<HTMLOListElement>(null);
  const [marked, setMarked] = useState<string | null>(null);
  const spots = parts ?? [];
  const rows = spots.filter(
    ({ product }, index) => spots.findIndex((one) => one.product.id === product.id) === index,
  );
  const marking = (productId: string) => ({
    'data-marked': marked === productId ? '' : undefined,
    onPointerEnter: () => setMarked(productId),
    onPointerLeave: () => setMarked(null),
    onFocus: () => setMarked(productId),
    onBlur: () => setMarked(null),
  });
  return (
    <div className="hotspots" data-testid="cms-hotspots">
      <div className="hotspots-picture">
        <img
          src={picture.full}
          srcSet={picture.srcset ?? undefined}
          sizes="(min-width: 1024px) 56vw, 100vw"
          width={picture.width ?? 1000}
          height={picture.height ?? 1250}
          alt={picture.alt}
          loading="lazy"
          decoding="async"
        />
        {spots.map(({ number, x, y, product }, index) => (
          <a
            key={`${number} ${x} ${y}`}
            className="hotspot numeric"
            href={`#${id}-${product.id}`}
            data-spot={`${id}-${index}`}
            ref={(element) => {
              // The first page has it in its sheet: a style attribute would need a laxer Content-Security-Policy.
              element?.style.setProperty('left', `${x}%`);
              element?.style.setProperty('top', `${y}%`);
            }}
            {...marking(product.id)}
            onClick={(event) => {
              event.preventDefault();
              const row = [...(list.current?.children ?? [])].find((one) => one.id === `${id}-${product.id}`);
              row?.scrollIntoView({ block: 'nearest' });
              row?.querySelector('a')?.focus({ preventScroll: true });
            }}
            data-testid="hotspot-number"
          >
            <span>{number}</span>
            <span className="sr-only"> {product.name}</span>
          </a>
        ))}
      </div>
      <div className="hotspots-list">
        {title && <h2 className="title-2">{title}</h2>}
        <ol ref={list}>
          {rows.map(({ number, product }) => (
            <li
              key={product.id}
              id={`${id}-${product.id}`}
              className="hotspot-row"
              {...marking(product.id)}
              data-testid="hotspot-row"
            >
              <span className="hotspot-number numeric">{number}</span>
              <div className="min-w-0">
                <a className="hotspot-name" href={product.path}>
                  {[product.name, ...product.variant].join('\u00a0· ')}
                </a>
                {product.facts && <p className="small text-ink-2">{product.facts}</p>}
                <Price price={product.price} testId="hotspot-price" />
              </div>
              <Buy product={product} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}
