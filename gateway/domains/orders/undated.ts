import type { GatewayContext } from '../shared/context.ts';
import type { OrderItemSource } from './public/order.ts';

/**
 * Whether something was ordered that had to come in first, and nobody knows until when. Shopware dates such an order as if
 * it had been in stock, and keeps no restock time with it: that of today counts. Never fails: an order can be read without.
 */
export async function comesUndated(
  { loaders, log }: Pick<GatewayContext, 'loaders' | 'log'>,
  items: readonly OrderItemSource[],
): Promise<boolean> {
  const ids = items.flatMap(({ isShort, productId }) => (isShort && productId !== null ? [productId] : []));
  try {
    const products = await Promise.all(ids.map((id) => loaders.card.load(id)));
    return products.some((product) => product?.restockTime == null);
  } catch (error) {
    log.warn({ err: error }, 'restock times of ordered products cannot be read');
    return true;
  }
}
