import { useState } from 'react';
import type { ProductCardPartsFragment } from '../../../generated/graphql.ts';
import { useTranslate } from '../../../shared/i18n/shop.ts';
import { Button } from '../../../shared/ui/elements.tsx';
import { addToCart, openCart } from '../../cart/public/cart-store.ts';

interface AddOrChooseProps {
  product: ProductCardPartsFragment;
  /** Called once the product is in the cart. */
  onAdded?(): Promise<unknown>;
}

/** Button of a card: adds the product to the cart, or leads to the choice of a variant. */
export function AddOrChoose({ product, onAdded }: AddOrChooseProps) {
  const t = useTranslate();
  const [busy, setBusy] = useState(false);
  if (product.hasVariants) {
    return (
      <a className="button button-secondary button-wide" href={product.path}>
        {t('wishlist.choose')}
      </a>
    );
  }
  async function add() {
    if (busy) return;
    setBusy(true);
    openCart();
    const answer = await addToCart([product.id]);
    const inCart = answer?.cart?.items.some(({ productId }) => productId === product.id);
    if (inCart && answer?.userErrors.length === 0) await onAdded?.();
    setBusy(false);
  }
  return (
    <Button wide busy={busy} disabled={!product.available} onClick={() => void add()}>
      {product.available ? t('buy.add') : t('stock.out')}
    </Button>
  );
}
