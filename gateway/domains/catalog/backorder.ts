import type { SwProduct } from '../../shopware/entities.ts';

/**
 * Whether a product can be bought while less is in stock than its smallest quantity, and so must come in first
 * (Shopware's storefront). Of a product with variants only these have a stock.
 */
export function isBackordered(product: SwProduct): boolean {
  const { isCloseout, available, availableStock, stock, childCount, states, minPurchase } = product;
  const left = availableStock ?? stock;
  if (states?.includes('is-download')) return false;
  return !isCloseout && available !== false && !childCount && left != null && left < (minPurchase ?? 1);
}
