import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';

export type ReturnItem = OrderDetailPartsFragment['items'][number];

/** Returnable lines of an order: products other than downloads. */
export function returnableItems({ items }: Pick<OrderDetailPartsFragment, 'items'>): ReturnItem[] {
  return items.filter(({ type, downloads }) => type === 'PRODUCT' && downloads.length === 0);
}
