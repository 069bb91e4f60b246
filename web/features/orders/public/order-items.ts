import type { OrderItemType } from '../../../generated/graphql.ts';
import type { MessageKey } from '../../../shared/i18n/translate.ts';

export const DISCOUNTS: Readonly<Partial<Record<OrderItemType, MessageKey>>> = {
  PROMOTION: 'order.type.promotion',
  CREDIT: 'order.type.credit',
};

/** Items without discounts and credits, which belong to the sums. */
export function goodsOf<Item extends { type: OrderItemType }>(items: readonly Item[]): Item[] {
  return items.filter(({ type }) => !DISCOUNTS[type]);
}
