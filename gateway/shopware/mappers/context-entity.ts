import type { Address, Customer, OrderAddress } from '../../../schema/generated/types.ts';
import { isObject, type Json } from '../../lib/json.ts';
import { country, countryState, salutation } from '../channel/countries.ts';
import type { Entity, Nullable, PhpMap } from '../entities.ts';
import { paymentMethod, type SwMethod } from './methods.ts';

export type SwAddress = Entity<'CustomerAddress'>;

export type SwCustomer = Entity<
  'Customer',
  {
    company: string;
    vatIds: readonly string[];
    /** Until 6.6. */
    defaultPaymentMethodId: string;
    /** Until 6.6. */
    defaultPaymentMethod: SwMethod;
  }
>;

export type DefaultAddresses = Pick<SwCustomer, 'defaultBillingAddressId' | 'defaultShippingAddressId'>;

/** `context` of `GET /context`: the inputs of price calculation. */
export type SwRules = NonNullable<Entity<'SalesChannelContext'>['context']> & {
  /** Ids of matching rules, the highest priority first; the document lacks them. */
  readonly ruleIds?: Nullable<readonly string[]>;
};

/** `GET /context`. */
export type SwSessionContext = Entity<
  'SalesChannelContext',
  {
    context: SwRules;
    customer: SwCustomer;
    /** Matching rules by what uses them; the document lacks it. */
    areaRuleIds: PhpMap;
  }
>;

/** A customer without the lists that are read on demand; `ownFields` are the custom fields. */
export type CustomerFields = Omit<Customer, 'addresses' | 'customFields' | 'orders'> & {
  readonly ownFields?: Json;
};

/** A customer or guest; null for a visitor. */
export function customer(entity: Nullable<SwCustomer>): CustomerFields | null {
  if (!entity?.id) return null;
  return {
    id: entity.id,
    number: entity.customerNumber ?? null,
    email: entity.email ?? '',
    isGuest: entity.guest ?? false,
    accountType: entity.accountType === 'business' ? 'BUSINESS' : 'PRIVATE',
    salutation: salutation(entity.salutation),
    firstName: entity.firstName ?? '',
    lastName: entity.lastName ?? '',
    company: entity.company ?? null,
    vatIds: [...(entity.vatIds ?? [])],
    defaultBillingAddress: address(entity.defaultBillingAddress, entity),
    defaultShippingAddress: address(entity.defaultShippingAddress, entity),
    defaultPaymentMethod: entity.defaultPaymentMethod ? paymentMethod(entity.defaultPaymentMethod) : null,
    ownFields: isObject(entity.customFields) ? entity.customFields : {},
  };
}

/** An address of a customer, of the book or of this session. */
export function address(entity: Nullable<SwAddress>, owner: Nullable<DefaultAddresses>): Address | null {
  const found = orderAddress(entity);
  return (
    found && {
      ...found,
      isDefaultBilling: found.id === owner?.defaultBillingAddressId,
      isDefaultShipping: found.id === owner?.defaultShippingAddressId,
    }
  );
}

/** The address of an order. */
export function orderAddress(entity: Nullable<SwAddress>): Omit<OrderAddress, '__typename'> | null {
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
