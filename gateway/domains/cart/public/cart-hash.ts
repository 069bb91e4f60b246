import { createHash } from 'node:crypto';
import type { SwCart } from '../../../shopware/mappers/cart-entity.ts';

/** Hash of everything in a cart that affects what the shopper pays. */
export function cartHash(cart: SwCart, currency: string): string {
  const items = (cart.lineItems ?? []).map(({ id, quantity, price }) => [
    id,
    quantity,
    price?.unitPrice,
    price?.totalPrice,
  ]);
  const shipping = (cart.deliveries ?? []).map(({ shippingCosts, shippingMethod }) => [
    shippingMethod?.id,
    shippingCosts?.totalPrice,
  ]);
  const payment = cart.transactions?.[0]?.paymentMethodId;
  const whole = JSON.stringify([currency, items, shipping, payment, cart.price?.totalPrice]);
  return createHash('sha256').update(whole).digest('base64url');
}
