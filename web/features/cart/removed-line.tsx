import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { CartPartsFragment } from '../../generated/graphql.ts';
import { useTranslate } from '../../shared/i18n/shop.ts';
import { Listeners } from '../../shared/listeners.ts';
import { addToCart, changeCart } from './public/cart-store.ts';

type Line = CartPartsFragment['items'][number];

let removed: Line | null = null;
/** Number of mounted {@link RemovedLine} components. */
let places = 0;
const listeners = new Listeners();

function setRemoved(line: Line | null): void {
  removed = line;
  listeners.notify();
}

/** Removes a line from the cart; {@link RemovedLine} offers to undo it. */
export function removeLine(line: Line): void {
  setRemoved(line.orderable && line.productId ? line : null);
  void changeCart({ kind: 'remove', id: line.id }).then((answer) => {
    if (removed === line && (answer === null || answer.userErrors.length > 0)) setRemoved(null);
  });
}

const lineOf = (productId: string) =>
  document.querySelector<HTMLElement>(`[data-testid="cart-line-item"][data-product-id="${productId}"] b a`);

/** The last removed line, until the next removal or navigation; takes the focus from the removed button. */
export function RemovedLine() {
  const t = useTranslate();
  const line = useSyncExternalStore(
    listeners.subscribe,
    () => removed,
    () => null,
  );
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (line) undo.current?.focus();
  }, [line]);
  useEffect(() => {
    places += 1;
    return () => {
      places -= 1;
      // Emptying the cart unmounts one instance and mounts another.
      setTimeout(() => places === 0 && setRemoved(null));
    };
  }, []);
  const [busy, setBusy] = useState(false);
  async function putBack() {
    if (!line?.productId || busy) return;
    setBusy(true);
    const { productId, quantity } = line;
    await addToCart(productId, quantity);
    setBusy(false);
    setRemoved(null);
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
