import type { Entity } from '../../state/entity.ts';

/** A notice or error of a cart. */
export interface CartError {
  readonly key: string;
  readonly messageKey: string;
  readonly message: string;
  /** 0 notice, 10 warning, 20 error. */
  readonly level: 0 | 10 | 20;
  /** Prevents the order. */
  readonly block: boolean;
  readonly parameters: Entity;
  /** Only in the answer to the call that caused it: a read repairs the cart silently (cases 201, 210, 212). */
  readonly transient: boolean;
}

interface Options {
  readonly block?: boolean;
  readonly transient?: boolean;
}

const LASTING: Options = { transient: false };

function error(
  messageKey: string,
  suffix: string,
  level: CartError['level'],
  parameters: Entity,
  { block = level > 0, transient = true }: Options = {},
): CartError {
  return { key: messageKey + suffix, messageKey, message: messageKey, level, block, parameters, transient };
}

/** `name` is the id, or the label of a line that was in the cart (cases 072, 230). */
export const productNotFound = (name: string) => error('product-not-found', name, 20, { id: name });

export const outOfStock = (id: string, name: string) => error('product-out-of-stock', id, 20, { name });

export const stockReached = (id: string, name: string, quantity: number) =>
  error('product-stock-reached', id, 10, { name, quantity });

export const minOrderQuantity = (id: string, name: string, quantity: number) =>
  error('min-order-quantity', id, 10, { name, quantity });

export const purchaseSteps = (id: string, name: string, quantity: number) =>
  error('purchase-steps-quantity', id, 10, { name, quantity });

export const shippingMethodBlocked = (name: string) =>
  error('shipping-method-blocked', `-${name}`, 10, { name }, LASTING);

export const paymentMethodBlocked = (name: string) =>
  error('payment-method-blocked', `-${name}`, 10, { name }, LASTING);

export const shippingAddressBlocked = (name: string) =>
  error('shipping-address-blocked', `-${name}`, 20, { name }, LASTING);

export const promotionNotFound = (code: string) =>
  error('promotion-not-found', '', 20, { code }, { block: false });

/** Until the cart meets the conditions (cases 249, 250). */
export const promotionNotEligible = (name: string) =>
  error('promotion-not-eligible', '', 0, { name }, LASTING);

export const promotionExcluded = (name: string) => error('promotion-excluded', '', 0, { name }, LASTING);

export const discountAdded = (name: string, discountLineItemId: string) =>
  error('promotion-discount-added', `-${discountLineItemId}`, 0, { name, discountLineItemId });

/** At the order (case 275). */
export const automaticPromotionGone = (name: string) =>
  error('auto-promotion-not-found', `-${name}`, 20, { name });

export const cartIsZero = (promotions: readonly string[]) =>
  error('promotions-on-cart-price-zero-error', '', 0, { promotions: promotions.join(', ') }, LASTING);

/** `errors` of a cart: an object by key, or `[]` if empty. */
export function errorMap(errors: readonly CartError[]): Entity | readonly [] {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map(({ transient: _, ...fields }) => [fields.key, fields]));
}
