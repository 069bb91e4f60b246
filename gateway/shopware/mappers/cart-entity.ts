import { isObject } from '../../lib/json.ts';
import type { Entity, Nullable, PhpMap } from '../entities.ts';

export type SwLineItem = Entity<'LineItem', { payload: PhpMap }>;

export type SwCartError = Entity<'CartError', { block: boolean; blockOrder: boolean; parameters: PhpMap }>;

export type SwDelivery = NonNullable<NonNullable<SwCart['deliveries']>[number]>;

export type SwCart = Entity<
  'Cart',
  {
    hash: string;
    errors: Readonly<Record<string, SwCartError>> | readonly SwCartError[];
    extensions: PhpMap;
  }
>;

export function productItems(cart: SwCart): readonly SwLineItem[] {
  return (cart.lineItems ?? []).filter(({ type }) => type !== 'promotion' && type !== 'discount');
}

/** Number of products in a cart, without surcharges and deposits. */
export function itemCount(cart: SwCart): number {
  return productItems(cart)
    .filter(({ good }) => good ?? true)
    .reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);
}

export function promotionItems(cart: SwCart): readonly SwLineItem[] {
  return (cart.lineItems ?? []).filter(({ type }) => type === 'promotion' || type === 'discount');
}

/** Code of a promotion; null for an automatic one. */
export function promotionCode({ payload, referencedId }: SwLineItem): string | null {
  const code = (isObject(payload) ? payload['code'] : undefined) ?? referencedId;
  return typeof code === 'string' && code !== '' ? code : null;
}

/** Entered promotion codes, applied or not (case 249, 280). */
export function enteredCodes({ extensions }: SwCart): readonly string[] {
  const promotions = isObject(extensions) ? extensions['cart-promotions'] : null;
  const codes = isObject(promotions) ? promotions['addedCodes'] : null;
  return Array.isArray(codes) ? codes.filter((code) => typeof code === 'string' && code !== '') : [];
}

/** Compares promotion codes like Shopware, ignoring case. */
export function isSameCode(left: string | null, right: string): boolean {
  return left?.toLowerCase() === right.toLowerCase();
}

/** Messages of a cart: Shopware returns `[]` for none, otherwise an object by key (docs/shopware.md, "Cart"). */
export function cartErrors(cart: Nullable<SwCart>): readonly SwCartError[] {
  return Object.values(cart?.errors ?? {});
}
