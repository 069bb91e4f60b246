import type { OrderItemType } from '../../../generated/graphql.ts';

/** Whether an item is a promotion or credit, which belongs to the sums. */
export const isDiscount = ({ type }: { type: OrderItemType }): boolean =>
  type === 'PROMOTION' || type === 'CREDIT';

/** Items without discounts. */
export const goodsOf = <Item extends { type: OrderItemType }>(items: readonly Item[]): Item[] =>
  items.filter((item) => !isDiscount(item));
