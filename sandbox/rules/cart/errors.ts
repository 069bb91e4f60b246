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

const LASTING = { transient: false };

function error(
  messageKey: string,
  suffix: string,
  message: string,
  level: CartError['level'],
  parameters: Entity,
  options: { readonly block?: boolean; readonly transient?: boolean } = {},
): CartError {
  const { block = level > 0, transient = true } = options;
  return { key: messageKey + suffix, messageKey, message, level, block, parameters, transient };
}

/** `name` is the id, or the label of a line that was in the cart (cases 072, 230). */
export const productNotFound = (name: string) =>
  error('product-not-found', name, 'The product %s could not be found', 20, { id: name });

export const outOfStock = (id: string, name: string) =>
  error('product-out-of-stock', id, `The product ${name} is no longer available`, 20, { name });

export const stockReached = (id: string, name: string, quantity: number) =>
  error('product-stock-reached', id, `The product ${name} is only available ${quantity} times`, 10, {
    name,
    quantity,
  });

export const minOrderQuantity = (id: string, name: string, quantity: number) =>
  error('min-order-quantity', id, `The minimum order quantity of ${name} is ${quantity}`, 10, {
    name,
    quantity,
  });

export const purchaseSteps = (id: string, name: string, quantity: number) =>
  error('purchase-steps-quantity', id, `The quantity of ${name} was changed to ${quantity}`, 10, {
    name,
    quantity,
  });

export const shippingMethodBlocked = (name: string) =>
  error(
    'shipping-method-blocked',
    `-${name}`,
    `Shipping method ${name} not available`,
    10,
    { name },
    LASTING,
  );

export const paymentMethodBlocked = (name: string) =>
  error('payment-method-blocked', `-${name}`, `Payment method ${name} not available.`, 10, { name }, LASTING);

export const shippingAddressBlocked = (name: string) =>
  error(
    'shipping-address-blocked',
    `-${name}`,
    `Shippings to shipping address ${name} are not possible.`,
    20,
    { name },
    LASTING,
  );

export const promotionNotFound = (code: string) =>
  error('promotion-not-found', '', `Promotion with code ${code} not found!`, 20, { code }, { block: false });

/** Until the cart meets the conditions (cases 249, 250). */
export const promotionNotEligible = (name: string) =>
  error('promotion-not-eligible', '', `Promotion ${name} not eligible for cart!`, 0, { name }, LASTING);

export const promotionExcluded = (name: string) =>
  error('promotion-excluded', '', `Promotion ${name} was excluded for cart.`, 0, { name }, LASTING);

export const discountAdded = (name: string, discountLineItemId: string) =>
  error('promotion-discount-added', `-${discountLineItemId}`, `Discount ${name} has been added`, 0, {
    name,
    discountLineItemId,
  });

/** At the order (case 275). */
export const automaticPromotionGone = (name: string) =>
  error('auto-promotion-not-found', `-${name}`, `Promotion ${name} was no longer valid!`, 20, { name });

export const cartIsZero = (promotions: readonly string[]) =>
  error(
    'promotions-on-cart-price-zero-error',
    '',
    `Promotions ${promotions.join(', ')} were excluded because the price of the cart is zero.`,
    0,
    { promotions: promotions.join(', ') },
    LASTING,
  );

/** `errors` of a cart: an object by key, or `[]` if empty. */
export function errorMap(errors: readonly CartError[]): Entity | readonly [] {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map(({ transient: _, ...fields }) => [fields.key, fields]));
}
