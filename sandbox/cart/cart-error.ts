import type { Entity } from '../shop/entity.ts';

export interface CartError {
  readonly key: string;
  readonly messageKey: string;
  readonly message: string;
  /** 0 notice, 10 warning, 20 error. */
  readonly level: 0 | 10 | 20;
  /** Prevents the order. */
  readonly block: boolean;
  readonly parameters: Entity;
  /** Extra fields of Shopware's error class. */
  readonly more?: Entity;
  /** Only in the answer to the call that caused it; a read repairs silently (cases 201, 210, 212). */
  readonly transient: boolean;
}

function error(
  messageKey: string,
  suffix: string,
  message: string,
  level: CartError['level'],
  parameters: Entity,
  options: { block?: boolean; transient?: boolean; more?: Entity } = {},
): CartError {
  const { block = level > 0, transient = true, more = {} } = options;
  return { key: `${messageKey}${suffix}`, messageKey, message, level, block, parameters, transient, more };
}

/** Case 072; `name` is the id, or the label of a line that was in the cart (230). */
export const productNotFound = (name: string) =>
  error(
    'product-not-found',
    name,
    'The product %s could not be found',
    20,
    { id: name },
    { more: { id: name } },
  );

export const outOfStock = (id: string, name: string) =>
  error(
    'product-out-of-stock',
    id,
    `The product ${name} is no longer available`,
    20,
    { name },
    { more: { id, name } },
  );

export const stockReached = (id: string, name: string, quantity: number) =>
  error('product-stock-reached', id, `The product ${name} is only available ${quantity} times`, 10, {
    name,
    quantity,
  });

export const minOrderQuantity = (id: string, name: string, quantity: number) =>
  error(
    'min-order-quantity',
    id,
    `The quantity of product ${name} did not meet the minimum order quantity threshold. The quantity has automatically been increased to ${quantity}`,
    10,
    { name, quantity },
    { more: { id, name, quantity } },
  );

export const purchaseSteps = (id: string, name: string, quantity: number) =>
  error(
    'purchase-steps-quantity',
    id,
    `Your input quantity does not match with the setup of the ${name} steps. The quantity was changed to ${quantity}`,
    10,
    { name, quantity },
  );

export const shippingMethodBlocked = (name: string) =>
  error(
    'shipping-method-blocked',
    `-${name}`,
    `Shipping method ${name} not available`,
    10,
    { name },
    { transient: false },
  );

export const paymentMethodBlocked = (name: string) =>
  error(
    'payment-method-blocked',
    `-${name}`,
    `Payment method ${name} not available. Reason: not allowed`,
    10,
    { name },
    { transient: false },
  );

export const shippingAddressBlocked = (name: string) =>
  error(
    'shipping-address-blocked',
    `-${name}`,
    `Shippings to shipping address ${name} are not possible.`,
    20,
    { name },
    { transient: false },
  );

export const salutationMissing = (kind: 'shipping' | 'billing', addressId: string, label: string) =>
  error(
    `salutation-missing-${kind}-address`,
    '',
    `A salutation needs to be defined for the ${kind} address "${label}".`,
    10,
    { addressId },
    {
      transient: false,
      more: { route: { key: 'frontend.account.address.edit.page', params: { addressId } } },
    },
  );

export const promotionNotFound = (code: string) =>
  error(
    'promotion-not-found',
    '',
    `Promotion with code ${code} not found!`,
    20,
    { code },
    { block: false, more: { promotionCode: code } },
  );

/** Cases 249, 250: stays until the cart meets the conditions. */
export const promotionNotEligible = (name: string) =>
  error(
    'promotion-not-eligible',
    '',
    `Promotion ${name} not eligible for cart!`,
    0,
    { name },
    { transient: false, more: { name } },
  );

export const promotionExcluded = (name: string) =>
  error(
    'promotion-excluded',
    '',
    `Promotion ${name} was excluded for cart.`,
    0,
    { name },
    { transient: false, more: { name } },
  );

export const discountAdded = (name: string, discountLineItemId: string) =>
  error('promotion-discount-added', `-${discountLineItemId}`, `Discount ${name} has been added`, 0, {
    name,
    discountLineItemId,
  });

/** Case 275: appears when ordering. */
export const automaticPromotionGone = (name: string) =>
  error('auto-promotion-not-found', `-${name}`, `Promotion ${name} was no longer valid!`, 20, { name });

export const cartIsZero = (promotions: Entity) => {
  const names = Object.values(promotions).join(', ');
  return error(
    'promotions-on-cart-price-zero-error',
    '',
    `Promotions ${names} were excluded for cart because the price of the cart is zero.`,
    0,
    { promotions: names },
    { transient: false, more: { promotions } },
  );
};

export function cartErrorEntity(source: CartError): Entity {
  const { message, key, level, messageKey, parameters, block, more } = source;
  return { message, code: 0, ...more, key, level, messageKey, parameters, block, blockResubmit: block };
}
