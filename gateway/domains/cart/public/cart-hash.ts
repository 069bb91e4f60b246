import { createHash } from 'node:crypto';
import { productItems, type SwCart, type SwDelivery } from '../../../shopware/mappers/cart-entity.ts';
import { productsKey } from '../../../shopware/session/sent-order.ts';

type SwAddress = NonNullable<SwDelivery['location']>['address'];

function place(address: SwAddress): unknown {
  if (!address) return null;
  const { id, company, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryId } =
    address;
  return [id, company, firstName, lastName, street, additionalAddressLine1, zipcode, city, countryId];
}

/** Hash of what affects price and destination and, after a dot, of the products only, which an order also has. */
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
  const content = JSON.stringify([currency, items, shipping, payment, cart.price?.totalPrice]);
  return `${hashOf(content)}.${hashOf(productsKey(productItems(cart)))}`;
}

/** Returns whether a cart hash is of these products. */
export function hashesProducts(hash: string, goods: string): boolean {
  return goods !== '' && hash.endsWith(`.${hashOf(goods)}`);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}
