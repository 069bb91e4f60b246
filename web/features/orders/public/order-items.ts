import type { OrderItemType } from '../../../generated/graphql.ts';

/** Whether an item is a promotion or credit, which belongs to the sums. */
export const isDiscount = ({ type }: { type: OrderItemType }): boolean =>
  type === 'PROMOTION' || type === 'CREDIT';
