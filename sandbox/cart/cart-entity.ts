import { createHash } from 'node:crypto';
import type { Current } from '../session/current.ts';
import type { Entity } from '../shop/entity.ts';
import { idOf, paymentMethodId } from '../shops/derive/ids.ts';
import type { Calculation } from './calculate.ts';
import { type CartError, cartErrorEntity } from './cart-error.ts';

/** `errors`: an object by key, or `[]` when empty. */
export function errorMap(errors: readonly CartError[]): Entity | readonly [] {
  if (errors.length === 0) return [];
  return Object.fromEntries(errors.map((error) => [error.key, cartErrorEntity(error)]));
}

/** SHA-256 of what a shopper agrees to: lines, prices, shipping and payment. */
export function cartHash(cart: Calculation, current: Current): string {
  const content = {
    lines: cart.lines.map(({ line, total }) => [line.id, line.referencedId, line.quantity, total]),
    promotions: cart.promotions.map(({ id, total }) => [id, total]),
    total: cart.total,
    shipping: current.shipping?.key,
    payment: current.payment?.key,
  };
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** `silent` omits notices that belong only to the call that caused them. */
export function cartEntity(cart: Calculation, current: Current, silent: boolean): Entity {
  const errors = cart.errors.filter(({ transient }) => !(silent && transient));
  const keys = errors.map(({ key }) => key).join();
  const hasContent = cart.record.codes.length > 0 || cart.lines.length > 0;
  return {
    ...(hasContent ? { extensions: promotionExtension(cart) } : {}),
    price: cart.price,
    lineItems: [...cart.lines, ...cart.promotions].map(({ entity }) => entity),
    errors: errorMap(errors),
    deliveries: cart.deliveries.entities,
    transactions: [
      {
        amount: {
          unitPrice: cart.total,
          quantity: 1,
          totalPrice: cart.total,
          calculatedTaxes: cart.price['calculatedTaxes'],
          taxRules: cart.price['taxRules'],
          referencePrice: null,
          listPrice: null,
          regulationPrice: null,
          apiAlias: 'calculated_price',
        },
        paymentMethodId: current.payment === undefined ? null : paymentMethodId(current.payment.key),
        validationStruct: null,
        apiAlias: 'cart_transaction',
      },
    ],
    modified: false,
    customerComment: null,
    affiliateCode: null,
    campaignCode: null,
    source: null,
    hash: cartHash(cart, current),
    errorHash: keys === '' ? '' : createHash('sha256').update(keys).digest('hex').slice(0, 16),
    token: cart.record.token,
    states: [],
    apiAlias: 'cart',
  };
}

function promotionExtension({ record }: Calculation): Entity {
  return {
    'cart-promotions': {
      addedCodes: record.codes,
      blockedPromotionIds: record.blocked.map((key) => idOf('promotion', key)),
      apiAlias: 'shopware_core_checkout_promotion_cart_extension_cart_extension',
    },
  };
}
