import type { GatewayContext } from '../shared/context.ts';
import type { OrderItemSource } from './public/order.ts';

/**
 * Whether an ordered product was out of stock without a known restock time. Shopware calculates dates as if it had been in
 * stock and does not store the restock time, so the current one is used. Never fails, because an order can be shown without
 * it.
 */
export async function hasUnknownArrival(
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
