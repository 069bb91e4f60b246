import type { AddressRecord, CustomerRecord } from '../account/customer-record.ts';
import { paymentMethodById } from '../checkout/payment-method.ts';
import { shippingMethodById } from '../checkout/shipping-method.ts';
import type { Shop } from '../shop/shop.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../shops/model/checkout.ts';
import type { ContextRecord } from './context-record.ts';
import { COUNTRIES, type Country, countryById } from './country.ts';
import { CHF, type Currency, currencyById } from './currency.ts';

export interface Current {
  readonly token: string;
  readonly currency: Currency;
  readonly payment: DemoPaymentMethod | undefined;
  readonly shipping: DemoShippingMethod | undefined;
  /** Of the shipping address, else the chosen or default one. */
  readonly country: Country | undefined;
  readonly customer: CustomerRecord | undefined;
  readonly shippingAddress: AddressRecord | undefined;
  readonly billingAddress: AddressRecord | undefined;
}

export function currentSession(
  shop: Shop,
  record: ContextRecord,
  customer = record.customerId === undefined ? undefined : shop.customers.get(record.customerId),
): Current {
  const address = (id: string | undefined) => customer?.addresses.find((candidate) => candidate.id === id);
  const shippingAddress = address(record.shippingAddressId) ?? address(customer?.defaultShippingAddressId);
  const billingAddress = address(record.billingAddressId) ?? address(customer?.defaultBillingAddressId);
  return {
    token: record.token,
    currency: currencyById(record.currencyId) ?? CHF,
    payment:
      paymentMethodById(shop, record.paymentMethodId ?? customer?.defaultPaymentMethodId) ??
      shop.catalogue.paymentMethods[0],
    shipping: shippingMethodById(shop, record.shippingMethodId) ?? shop.catalogue.shippingMethods[0],
    country: countryById(shippingAddress?.countryId) ?? countryById(record.countryId) ?? COUNTRIES[0],
    customer,
    shippingAddress,
    billingAddress,
  };
}
