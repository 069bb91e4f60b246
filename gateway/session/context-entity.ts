import type { Address, Customer } from '../../schema/generated/resolvers.ts';
import {
  country,
  countryState,
  type SwCountry,
  type SwSalutation,
  type SwState,
  salutation,
} from '../channel/countries.ts';
import type { Nullable, Translated } from '../shopware/entities.ts';

type Partially<T> = { readonly [K in keyof T]?: T[K] | null };

export type SwAddress = Partially<{
  id: string;
  salutation: SwSalutation;
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  additionalAddressLine1: string;
  zipcode: string;
  city: string;
  country: SwCountry;
  countryState: SwState;
  phoneNumber: string;
}>;

export type SwCustomer = Partially<{
  id: string;
  customerNumber: string;
  email: string;
  guest: boolean;
  active: boolean;
  accountType: string;
  salutation: SwSalutation;
  firstName: string;
  lastName: string;
  company: string;
  doubleOptInRegistration: boolean;
  doubleOptInConfirmDate: string;
  activeBillingAddress: SwAddress;
  activeShippingAddress: SwAddress;
  defaultBillingAddress: SwAddress;
  defaultShippingAddress: SwAddress;
}>;

/** `GET /context`. */
export type SwSessionContext = Partially<{
  customer: SwCustomer;
  currency: Partially<{ id: string; isoCode: string; symbol: string }>;
  paymentMethod: Translated & Partially<{ id: string }>;
  shippingMethod: Translated & Partially<{ id: string }>;
  shippingLocation: Partially<{ country: SwCountry; address: SwAddress }>;
  context: Partially<{ taxState: string }>;
}>;

/** A customer or guest; null for a visitor. */
export function customer(entity: Nullable<SwCustomer>): Customer | null {
  if (!entity?.id) return null;
  return {
    id: entity.id,
    number: entity.customerNumber ?? null,
    email: entity.email ?? '',
    guest: entity.guest ?? false,
    accountType: entity.accountType === 'business' ? 'BUSINESS' : 'PRIVATE',
    salutation: salutation(entity.salutation),
    firstName: entity.firstName ?? '',
    lastName: entity.lastName ?? '',
    company: entity.company ?? null,
  };
}

/** An address; null without one. */
export function address(entity: Nullable<SwAddress>): Address | null {
  if (!entity?.id) return null;
  return {
    id: entity.id,
    salutation: salutation(entity.salutation),
    firstName: entity.firstName ?? '',
    lastName: entity.lastName ?? '',
    company: entity.company ?? null,
    street: entity.street ?? '',
    additional: entity.additionalAddressLine1 ?? null,
    zipcode: entity.zipcode ?? null,
    city: entity.city ?? '',
    country: country(entity.country),
    state: countryState(entity.countryState),
    phone: entity.phoneNumber ?? null,
  };
}
