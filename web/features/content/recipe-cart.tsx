import { useState } from 'react';
import type { EntryPartsFragment } from '../../generated/graphql.ts';
import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { useShop } from '../../shared/i18n/shop.ts';
import { Button } from '../../shared/ui/button.tsx';
import { openCart } from '../cart/public/cart-signal.ts';
import { changeCart } from '../cart/public/cart-store.ts';

/** Adds one piece of each available ingredient to the cart. */
export function RecipeCart({ recipe }: { recipe: NonNullable<EntryPartsFragment['recipe']> }) {
  const { t } = useShop();
  const [busy, setBusy] = useState(false);
  const ids = recipe.ingredients
    .flatMap(({ ingredients }) => ingredients)
    .flatMap(({ productId }) => productId ?? []);
  const products = [...new Set(ids)];
  if (products.length === 0) return null;
  async function add() {
    if (busy) return;
    setBusy(true);
    openCart();
    for (const productId of products)
      await changeCart({ kind: 'add', productId, quantity: 1, idempotencyKey: makeKey() });
    setBusy(false);
  }
  return (
    <div className="recipe-cart">
      <p className="small text-ink-2">{t('recipe.ours')}</p>
      <Button wide busy={busy} onClick={() => void add()} data-testid="recipe-cart-button">
        {t('recipe.buy', { count: products.length })}
      </Button>
    </div>
  );
}
