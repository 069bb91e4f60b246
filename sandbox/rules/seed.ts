import { demo } from '../shops/demo.ts';
import { customerGroupId, idOf, paymentMethodId, productId } from '../shops/derive/ids.ts';
import type { DemoAddress, DemoCustomer } from '../shops/model/people.ts';
import { COUNTRIES, languageByLang, stateId } from '../state/channel.ts';
import { stamp } from '../state/entity.ts';
import type { AddressRecord, CustomerRecord, OrderRecord } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { activePaymentMethods } from './channel/methods.ts';
import { demoOrder } from './orders/demo-orders.ts';

/** Before the oldest demo order. */
const CUSTOMER_SINCE = stamp(new Date(Date.now() - 730 * 86_400_000));

let seeded: { readonly customers: CustomerRecord[]; readonly orders: OrderRecord[] } | undefined;

/** Adds the demo customers with their orders, wishlists and subscriptions. */
export function seed(shop: Shop): void {
  // Built once in a process, because each order calculates a cart.
  seeded ??= buildRecords(shop);
  for (const customer of seeded.customers) shop.customers.put(customer.id, customer);
  for (const order of seeded.orders) shop.orders.put(order.id, order);
  for (const { key, email, wishlist, newsletter } of demo.customers) {
    const productIds = wishlist?.map((product) => shop.products.buyable(productId(product)));
    if (productIds !== undefined) shop.wishlists.put(idOf('customer', key), productIds);
    if (newsletter)
      shop.recipients.put(email.toLowerCase(), { email, status: 'optIn', hash: idOf('recipient', email) });
  }
}

function buildRecords(shop: Shop): NonNullable<typeof seeded> {
  const customers = demo.customers.map((one, index) => customerRecord(shop, one, String(10_000 + index)));
  const orders = demo.orders.flatMap((order, index) => {
    const customer = customers.find(({ id }) => id === idOf('customer', order.customer));
    return customer === undefined ? [] : demoOrder(shop, order, customer, String(10_000 + index));
  });
  return { customers, orders };
}

function customerRecord(shop: Shop, source: DemoCustomer, customerNumber: string): CustomerRecord {
  const addresses = source.addresses.map((address) => addressRecord(source, address));
  const shipTo = source.addresses.findIndex(({ key }) => key === source.shipTo);
  const [payment] = activePaymentMethods(shop);
  return {
    id: idOf('customer', source.key),
    customerNumber,
    createdAt: CUSTOMER_SINCE,
    guest: source.guest === true,
    email: source.email,
    password: source.guest ? null : demo.password,
    salutationId: idOf('salutation', source.salutation),
    title: null,
    firstName: source.firstName,
    lastName: source.lastName,
    company: source.company ?? null,
    vatIds: source.vatIds ?? null,
    accountType: source.company === undefined ? 'private' : 'business',
    languageId: languageByLang(source.language).id,
    active: source.deactivated !== true,
    doubleOptInRegistration: source.unconfirmed === true,
    doubleOptInConfirmDate: null,
    hash: source.unconfirmed ? idOf('opt-in', source.key) : null,
    defaultBillingAddressId: addresses[0]?.id ?? '',
    defaultShippingAddressId: addresses[Math.max(0, shipTo)]?.id ?? '',
    addresses,
    groupId: customerGroupId(source.group ?? 'standard'),
    requestedGroupId: source.requestedGroup === undefined ? null : customerGroupId(source.requestedGroup),
    defaultPaymentMethodId: payment === undefined ? '' : paymentMethodId(payment.key),
  };
}

function addressRecord(customer: DemoCustomer, address: DemoAddress): AddressRecord {
  return {
    id: idOf('address', `${customer.key}:${address.key}`),
    countryId: COUNTRIES.find(({ iso }) => iso === address.country)?.id ?? '',
    countryStateId: address.state === undefined ? null : stateId(address.state),
    salutationId: idOf('salutation', customer.salutation),
    firstName: address.firstName ?? customer.firstName,
    lastName: address.lastName ?? customer.lastName,
    street: address.street,
    zipcode: address.zipcode,
    city: address.city,
    company: address.company ?? null,
    phoneNumber: address.phone ?? null,
    additionalAddressLine1: address.extra ?? null,
  };
}
