import type { AddressRecord } from '../account/customer-record.ts';
import { paymentAllows } from '../checkout/payment-method.ts';
import { shippingServes } from '../checkout/shipping-method.ts';
import type { Current } from '../session/current.ts';
import type { Shop } from '../shop/shop.ts';
import type { Lang } from '../shops/model/text.ts';
import {
  type CartError,
  paymentMethodBlocked,
  salutationMissing,
  shippingAddressBlocked,
  shippingMethodBlocked,
} from './cart-error.ts';
import type { PricedLine } from './product-line.ts';

export function methodErrors(
  shop: Shop,
  current: Current,
  lines: readonly PricedLine[],
  totalChf: number,
  weight: number,
  lang: Lang,
): CartError[] {
  const { country, shipping, payment, shippingAddress, billingAddress } = current;
  const { inactiveShippingMethods, inactivePaymentMethods } = shop.switches;
  const errors: CartError[] = [];
  if (country !== undefined && !country.shippingAvailable)
    errors.push(shippingAddressBlocked(country.name[lang]));
  if (shippingAddress?.salutationId === null) {
    errors.push(salutationMissing('shipping', shippingAddress.id, addressLabel(shippingAddress)));
  }
  if (billingAddress?.salutationId === null) {
    errors.push(salutationMissing('billing', billingAddress.id, addressLabel(billingAddress)));
  }
  if (lines.length === 0) return errors;
  const ships = lines.some(({ product }) => product.demo.download !== true);
  if (shipping !== undefined && ships && country?.shippingAvailable !== false) {
    const blocked = inactiveShippingMethods.has(shipping.key) || !shippingServes(shipping, country, weight);
    if (blocked) errors.push(shippingMethodBlocked(shipping.name[lang]));
  }
  if (payment !== undefined) {
    const blocked = inactivePaymentMethods.has(payment.key) || !paymentAllows(payment, totalChf, shipping);
    if (blocked) errors.push(paymentMethodBlocked(payment.name[lang]));
  }
  return errors;
}

function addressLabel({ firstName, lastName, zipcode, city }: AddressRecord): string {
  return `${firstName} ${lastName}, ${zipcode} ${city}`;
}
