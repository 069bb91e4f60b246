import type { Notice } from '../../../schema/generated/types.ts';
import type { SwList } from '../../shopware/entities.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import { createNotice } from './public/create-notice.ts';

/**
 * Notices for products that Shopware silently removed or reduced since the last answer (case 201, 210, 212).
 * @param own line items that this call changes on purpose
 * @param told notices from Shopware itself
 */
export async function lostItems(
  { messages, session }: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  own: readonly string[],
  told: readonly Notice[],
): Promise<Notice[]> {
  if (session.expired) return [];
  const now = new Map(productItems(cart).map((item) => [item.id, item.quantity ?? 0]));
  const spoken = new Set(told.map(({ lineItemId }) => lineItemId));
  const named = new Set(told.flatMap(({ params }) => params.map(({ value }) => value)));
  const changed = (calls.data.cart?.items ?? []).filter(
    ({ id, label, quantity }) =>
      !own.includes(id) && !spoken.has(id) && !named.has(label) && (now.get(id) ?? 0) < quantity,
  );
  const sold = await stillSold(
    calls,
    changed.flatMap(({ id }) => (now.has(id) ? [] : [id])),
  );
  return changed.map(({ id, label }) => {
    const left = now.get(id);
    const values = { name: label, ...(left === undefined ? {} : { quantity: left }) };
    if (left !== undefined) return createNotice('product-stock-reached', 'WARNING', values, id, messages);
    const code = sold.has(id) ? 'product-out-of-stock' : 'product-not-found';
    return createNotice(code, 'DANGER', values, id, messages);
  });
}

/** Which products are still on sale; called only when some are missing from a cart. */
async function stillSold(calls: SessionCalls, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const wanted = ids.filter((id) => UUID.test(id));
  // Items that are no catalogue products cannot be looked up.
  const others = ids.filter((id) => !UUID.test(id));
  if (wanted.length === 0) return new Set(others);
  const body = { ids: wanted, limit: wanted.length, includes: { product: ['id'] } };
  const { elements } = await calls.read<SwList<{ readonly id?: string | null }>>({ path: '/product', body });
  return new Set([...others, ...(elements ?? []).flatMap(({ id }) => id ?? [])]);
}
