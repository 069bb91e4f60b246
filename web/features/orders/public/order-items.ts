import type { OrderItemType } from '../../../generated/graphql.ts';

interface Item {
  type: OrderItemType;
}

const isDiscount = ({ type }: Item): boolean => type === 'PROMOTION' || type === 'CREDIT';

/** Promotions and credits, which belong to the sums. */
export const discountsOf = <Line extends Item>(items: readonly Line[]): Line[] => items.filter(isDiscount);

/** Items without discounts. */
export const goodsOf = <Line extends Item>(items: readonly Line[]): Line[] =>
  items.filter((item) => !isDiscount(item));
