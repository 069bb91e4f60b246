import type { OrderDetailPartsFragment } from '../../generated/graphql.ts';

export type ReturnItem = OrderDetailPartsFragment['items'][number];

/** Lines of an order that can be sent back: products that are no downloads. */
export function returnableItems({ items }: Pick<OrderDetailPartsFragment, 'items'>): ReturnItem[] {
  return items.filter(({ type, downloads }) => type === 'PRODUCT' && downloads.length === 0);
}
