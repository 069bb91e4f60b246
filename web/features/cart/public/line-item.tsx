import '../../../styles/cart.css';
import { useEffect, useRef, useState } from 'react';
import type { CartPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { createStore } from '../../../shared/store.ts';
import { Icon, Notice } from '../../../shared/ui/elements.tsx';
import { Picture } from '../../../shared/ui/picture.tsx';
import { Stepper } from '../../../shared/ui/stepper.tsx';
import { unbrokenUnits } from '../../../shared/ui/unbroken-units.ts';
import { addToCart, changeCart, useCart } from './cart-store.ts';
import { optionText } from './option-text.ts';

type Line = CartPartsFragment['items'][number];

const removed = createStore<Line | null>(null);
/** Number of mounted {@link RemovedLine} components. */
let places = 0;

/** Removes a line from the cart; {@link RemovedLine} offers to undo it. */
function removeLine(line: Line): void {
  removed.set(line.orderable && line.productId ? line : null);
  void changeCart({ kind: 'remove', id: line.id }).then((answer) => {
    if (removed.get() === line && (answer === null || answer.userErrors.length > 0)) removed.set(null);
  });
}

const lineOf = (productId: string) =>
  document.querySelector<HTMLElement>(`[data-testid="cart-line-item"][data-product-id="${productId}"] b a`);

/** The last removed line, until the next removal or navigation; takes the focus from the removed button. */
export function RemovedLine() {
  const t = useTranslate();
  const line = removed.use();
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (line) undo.current?.focus();
  }, [line]);
  useEffect(() => {
    places += 1;
    return () => {
      places -= 1;
      // Emptying the cart unmounts one instance and mounts another.
      setTimeout(() => places === 0 && removed.set(null));
    };
  }, []);
  const [busy, setBusy] = useState(false);
  async function putBack() {
    if (!line?.productId || busy) return;
    setBusy(true);
    const { productId, quantity } = line;
    await addToCart([productId], quantity);
    setBusy(false);
    removed.set(null);
    requestAnimationFrame(() => lineOf(productId)?.focus());
  }
  return (
    <div role="status" className="removed-line-place">
      {line && (
        <p className="removed-line" data-testid="cart-removed">
          <span>{t('cart.removed', { name: line.label })}</span>
          <button
            ref={undo}
            type="button"
            className="link link-target"
            aria-busy={busy}
            onClick={() => void putBack()}
          >
            {t('cart.undo')}
          </button>
        </p>
      )}
    </div>
  );
}

interface LineItemProps {
  item: Line;
  /** Otherwise shown if the items arrive on different days. */
  withArrival?: boolean;
}

export function LineItem({ item, withArrival = false }: LineItemProps) {
  const t = useTranslate();
  const { cart, pending, notices } = useCart();
  const waiting = pending.has(item.id);
  const arrivals = new Set(cart?.items.flatMap(({ arrival }) => arrival?.formatted ?? []));
  // Breaks between two days, not within one.
  const arrives = (withArrival || arrivals.size > 1) && item.arrival?.formatted.replaceAll(' ', '\u00a0');
  const label = unbrokenUnits(item.label);
  const name = item.path ? (
    <a href={item.path} className="line-name">
      {label}
    </a>
  ) : (
    label
  );
  return (
    <li className="line-item" data-testid="cart-line-item" data-product-id={item.productId}>
      <div className="picture self-start">
        <Picture image={item.image} sizes="128px" alt="" />
      </div>
      <div>
        <div className="line-row line-facts">
          <div>
            <b data-testid="cart-item-label">{name}</b>
            {item.options.length > 0 && <p className="small mt-0.5 text-ink-2">{optionText(item.options)}</p>}
            {item.quantity > 1 && (
              <p className="small text-ink-3 numeric">
                {t('cart.each', { price: item.unitPrice.formatted })}
              </p>
            )}
            {item.isDownload ? (
              <p className="small text-ink-3">{t('product.download')}</p>
            ) : item.exceedsStock ? (
              <p className="small text-danger">{t('cart.exceedsStock')}</p>
            ) : (
              arrives && (
                <p className="small text-balance text-ink-3">{t('product.delivery', { time: arrives })}</p>
              )
            )}
          </div>
          <span className={waiting ? 'price line-pending' : 'price'}>
            <span>{item.totalPrice.formatted}</span>
            {item.compareAtTotal && (
              <span className="price-before">
                <span className="sr-only">{t('price.instead')} </span>
                <del>{item.compareAtTotal.formatted}</del>
              </span>
            )}
          </span>
        </div>
        {!item.orderable && <p className="small mt-1 text-danger">{t('cart.notOrderable')}</p>}
        {notices
          .filter(({ cartItemId }) => cartItemId === item.id)
          .map((notice) => (
            <Notice key={notice.code} notice={notice} />
          ))}
        <div className="line-row line-tools">
          <Stepper
            small
            value={item.quantity}
            rules={item.purchase}
            label={t('quantity.of', { name: item.label })}
            onChange={(quantity) => void changeCart({ kind: 'set', id: item.id, quantity })}
          />
          <button
            type="button"
            className="icon-button -mr-[11px]"
            aria-label={t('cart.remove', { name: item.label })}
            onClick={() => removeLine(item)}
          >
            <Icon name="trash" />
          </button>
        </div>
      </div>
    </li>
  );
}
