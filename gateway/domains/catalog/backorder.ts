import type { SwProduct } from '../../shopware/entities.ts';

/**
 * Whether a product can be bought although its stock is below the minimum quantity, as in Shopware's storefront, so that it
 * must be restocked first. Parents of variants have no stock.
 */
export function isBackordered(product: SwProduct): boolean {
  const { isCloseout, available, availableStock, stock, childCount, states, minPurchase } = product;
  const left = availableStock ?? stock;
  if (states?.includes('is-download')) return false;
  return !isCloseout && available !== false && !childCount && left != null && left < (minPurchase ?? 1);
}
