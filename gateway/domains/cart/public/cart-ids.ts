/** A client has one cart at a time, so that its id is constant. */
export const CART_ID = 'cart:current';

/** Types whose ids need a prefix: Shopware's line items have the id of their product or discount. */
type LineType = 'cart-item' | 'promotion';

/** Globally unique id of a line item. */
export function globalLineId(type: LineType, lineItemId: string): string {
  return `${type}:${lineItemId}`;
}

/** Shopware's id of a line item; null for an id of another type. */
export function lineItemIdOf(type: LineType, id: string): string | null {
  return id.startsWith(`${type}:`) ? id.slice(type.length + 1) : null;
}
