import { createHash } from 'node:crypto';
import type { SwCart, SwDelivery } from '../../../shopware/mappers/cart-entity.ts';

type SwAddress = NonNullable<SwDelivery['location']>['address'];

/** Where goods go: whoever orders has seen it, as all else that is in the hash. */
function place(address: SwAddress): unknown {
  if (!address) return null;
  const { id, company, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryId } =
    address;
  return [id, company, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryId];
}

/** Hash of everything in a cart that affects what the shopper pays and where the goods go. */
export function cartHash(cart: SwCart, currency: string): string {
  const items = (cart.lineItems ?? []).map(({ id, quantity, price }) => [
    id,
    quantity,
    price?.unitPrice,
    price?.totalPrice,
  ]);
  const shipping = (cart.deliveries ?? []).map(({ shippingCosts, shippingMethod, location }) => [
    shippingMethod?.id,
    shippingCosts?.totalPrice,
    place(location?.address),
  ]);
  const payment = cart.transactions?.[0]?.paymentMethodId;
  const whole = JSON.stringify([currency, items, shipping, payment, cart.price?.totalPrice]);
  return createHash('sha256').update(whole).digest('base64url');
}
