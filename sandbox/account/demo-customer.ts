import { activePaymentMethods } from '../checkout/payment-method.ts';
import { COUNTRIES } from '../session/country.ts';
import { languageId } from '../session/language.ts';
import { demo as demoShop } from '../shop/demo.ts';
import { stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { customerGroupId, idOf, paymentMethodId } from '../shops/derive/ids.ts';
import type { DemoAddress, DemoCustomer } from '../shops/model/people.ts';
import type { AddressRecord, CustomerRecord } from './customer-record.ts';
import { hashPassword } from './password.ts';

const DEMO_HASH = hashPassword(demoShop.password);

export function demoCustomerId(key: string): string {
  return idOf('customer', key);
}

/** Two years back: before the oldest demo order. */
function beginning(): string {
  return stamp(new Date(Date.now() - 730 * 86_400_000));
}

export function demoCustomer(shop: Shop, demo: DemoCustomer, customerNumber: string): CustomerRecord {
  const id = demoCustomerId(demo.key);
  const createdAt = beginning();
  const addresses = demo.addresses.map((address) => demoAddress(demo, address, createdAt));
  const shipTo = demo.addresses.findIndex(({ key }) => key === demo.shipTo);
  const [payment] = activePaymentMethods(shop);
  return {
    id,
    customerNumber,
    createdAt,
    guest: demo.guest === true,
    email: demo.email,
    password: demo.guest ? null : DEMO_HASH,
    salutationId: idOf('salutation', demo.salutation),
    title: null,
    firstName: demo.firstName,
    lastName: demo.lastName,
    company: demo.company ?? null,
    vatIds: demo.vatIds ?? null,
    accountType: demo.company === undefined ? 'private' : 'business',
    birthday: null,
    languageId: languageId(demo.language),
    active: demo.deactivated !== true,
    doubleOptInRegistration: demo.unconfirmed === true,
    doubleOptInConfirmDate: null,
    hash: demo.unconfirmed ? idOf('opt-in', demo.key) : null,
    defaultBillingAddressId: addresses[0]?.id ?? '',
    defaultShippingAddressId: addresses[Math.max(0, shipTo)]?.id ?? '',
    addresses,
    groupId: customerGroupId(demo.group ?? 'standard'),
    requestedGroupId: demo.requestedGroup === undefined ? null : customerGroupId(demo.requestedGroup),
    defaultPaymentMethodId: payment === undefined ? '' : paymentMethodId(payment.key),
    lastLogin: null,
  };
}

function demoAddress(demo: DemoCustomer, address: DemoAddress, createdAt: string): AddressRecord {
  return {
    id: idOf('address', `${demo.key}:${address.key}`),
    customerId: demoCustomerId(demo.key),
    createdAt,
    countryId: COUNTRIES.find(({ iso }) => iso === address.country)?.id ?? '',
    countryStateId: address.state === undefined ? null : idOf('state', address.state),
    salutationId: idOf('salutation', demo.salutation),
    firstName: address.firstName ?? demo.firstName,
    lastName: address.lastName ?? demo.lastName,
    street: address.street,
    zipcode: address.zipcode,
    city: address.city,
    company: address.company ?? null,
    department: null,
    title: null,
    phoneNumber: address.phone ?? null,
    additionalAddressLine1: address.extra ?? null,
    additionalAddressLine2: null,
  };
}
