import type { Address, Customer } from '../../../schema/generated/types.ts';
import {
  country,
  countryState,
  type SwCountry,
  type SwSalutation,
  type SwState,
  salutation,
} from '../channel/countries.ts';
import type { Nullable, Translated } from '../entities.ts';
import { paymentMethod, type SwMethod } from './methods.ts';

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
  vatIds: readonly string[];
  doubleOptInRegistration: boolean;
  doubleOptInConfirmDate: string;
  activeBillingAddress: SwAddress;
  activeShippingAddress: SwAddress;
  defaultBillingAddressId: string;
  defaultShippingAddressId: string;
  defaultBillingAddress: SwAddress;
  defaultShippingAddress: SwAddress;
  defaultPaymentMethodId: string;
  defaultPaymentMethod: SwMethod;
  groupId: string;
  requestedGroupId: string;
}>;

type DefaultAddresses = Pick<SwCustomer, 'defaultBillingAddressId' | 'defaultShippingAddressId'>;

/** `context` of `GET /context`: the inputs of price calculation. */
export type SwRules = Partially<{
  /** Ids of matching rules, the highest priority first. */
  ruleIds: readonly string[];
  currencyId: string;
  currencyFactor: number;
  taxState: string;
}>;

/** `GET /context`. */
export type SwSessionContext = Partially<{
  customer: SwCustomer;
  currency: Partially<{ id: string; isoCode: string; symbol: string }>;
  paymentMethod: Translated & Partially<{ id: string }>;
  shippingMethod: Translated & Partially<{ id: string }>;
  shippingLocation: Partially<{ country: SwCountry; address: SwAddress }>;
  context: SwRules;
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
    vatIds: [...(entity.vatIds ?? [])],
    defaultBillingAddress: address(entity.defaultBillingAddress, entity),
    defaultShippingAddress: address(entity.defaultShippingAddress, entity),
    defaultPaymentMethod: entity.defaultPaymentMethod ? paymentMethod(entity.defaultPaymentMethod) : null,
  };
}

/** @param owner customer of the address; an order's address is nobody's default */
export function address(entity: Nullable<SwAddress>, owner?: Nullable<DefaultAddresses>): Address | null {
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
    isDefaultBilling: entity.id === owner?.defaultBillingAddressId,
    isDefaultShipping: entity.id === owner?.defaultShippingAddressId,
  };
}
