import { readFileSync } from 'node:fs';
import type { View } from '../protocol/call.ts';
import { demo } from '../shops/demo.ts';
import { customerGroupId, idOf, mediaId, paymentMethodId, productId } from '../shops/derive/ids.ts';
import { storedFile } from '../shops/derive/pictures.ts';
import { cents } from '../shops/derive/prices.ts';
import type { DemoAddress, DemoCustomer, DemoOrder } from '../shops/model/people.ts';
import { isObject } from '../shops/shape.ts';
import {
  COUNTRIES,
  DEFAULT_CURRENCY,
  languageById,
  languageByLang,
  STANDARD_TAX_RATE,
  SYSTEM_LANGUAGE,
  stateId,
} from '../state/channel.ts';
import { type Entity, stamp } from '../state/entity.ts';
import { type AddressRecord, type CustomerRecord, emptyCart, type OrderRecord } from '../state/records.ts';
import type { Shop } from '../state/shop.ts';
import { addressRecord, newCustomer } from './account/register.ts';
import { type Calculation, calculateCart } from './cart/calculate.ts';
import { buildOrder, orderLineItem } from './orders/order.ts';
import { calculatedPrice, totalTaxes } from './prices.ts';
import { currentSession } from './session/current.ts';

const CUSTOMER_SINCE = stamp(new Date(Date.now() - 730 * 86_400_000));

let seeded: { readonly customers: CustomerRecord[]; readonly orders: OrderRecord[] } | undefined;

/** Adds the demo customers with their orders, wishlists and subscriptions. */
export function seed(shop: Shop): void {
  // Built once in a process, because each order calculates a cart.
  seeded ??= buildRecords(shop);
  for (const customer of seeded.customers) shop.customers.set(customer.id, customer);
  for (const order of seeded.orders) shop.orders.set(order.id, order);
  for (const name of demo.fonts) {
    const content = readFileSync(storedFile(demo.key, `${name}.woff2`));
    const file = { name, extension: 'woff2', mimeType: 'font/woff2', content };
    shop.files.set(mediaId(name), { id: mediaId(name), createdAt: CUSTOMER_SINCE, title: name, file });
  }
  for (const { key, email, wishlist, newsletter } of demo.customers) {
    const productIds = wishlist?.map((product) => shop.products.buyable(productId(product)));
    if (productIds !== undefined) shop.wishlists.set(idOf('customer', key), productIds);
    if (newsletter)
      shop.recipients.set(email.toLowerCase(), { email, status: 'optIn', hash: idOf('recipient', email) });
  }
}

function buildRecords(shop: Shop): NonNullable<typeof seeded> {
  const customers = demo.customers.map((one, index) => demoCustomer(shop, one, String(10_000 + index)));
  const orders = demo.orders.flatMap((order, index) => {
    const customer = customers.find(({ id }) => id === idOf('customer', order.customer));
    return customer === undefined ? [] : demoOrder(shop, order, customer, String(10_000 + index));
  });
  return { customers, orders };
}

function demoCustomer(shop: Shop, source: DemoCustomer, customerNumber: string): CustomerRecord {
  const { key, guest = false, email, firstName, lastName, company } = source;
  const addresses = source.addresses.map((address) => demoAddress(source, address));
  const shipTo = addresses[source.addresses.findIndex((address) => address.key === source.shipTo)];
  return newCustomer(shop, {
    id: idOf('customer', key),
    customerNumber,
    createdAt: CUSTOMER_SINCE,
    guest,
    email,
    password: guest ? null : demo.password,
    salutationId: idOf('salutation', source.salutation),
    firstName,
    lastName,
    company: company ?? null,
    vatIds: source.vatIds ?? null,
    accountType: company === undefined ? 'private' : 'business',
    languageId: languageByLang(source.language).id,
    active: source.deactivated !== true,
    doubleOptInRegistration: source.unconfirmed === true,
    hash: source.unconfirmed ? idOf('opt-in', key) : null,
    addresses,
    ...(shipTo && { defaultShippingAddressId: shipTo.id }),
    groupId: customerGroupId(source.group ?? 'standard'),
    requestedGroupId: source.requestedGroup === undefined ? null : customerGroupId(source.requestedGroup),
  });
}

function demoAddress(customer: DemoCustomer, address: DemoAddress): AddressRecord {
  const { firstName, lastName, salutation } = customer;
  const { key, state, phone: phoneNumber, extra: additionalAddressLine1 } = address;
  const countryId = COUNTRIES.find(({ iso }) => iso === address.country)?.id;
  const ids = {
    countryId,
    countryStateId: state && stateId(state),
    salutationId: idOf('salutation', salutation),
  };
  return addressRecord(
    { firstName, lastName, ...address, ...ids, phoneNumber, additionalAddressLine1 },
    idOf('address', `${customer.key}:${key}`),
  );
}

function demoOrder(shop: Shop, demo: DemoOrder, customer: CustomerRecord, orderNumber: string): OrderRecord {
  const id = idOf('order', orderNumber);
  const view: View = {
    lang: (languageById(customer.languageId) ?? SYSTEM_LANGUAGE).lang,
    currency: DEFAULT_CURRENCY,
    taxState: 'gross',
    group: '',
    origin: '',
    seoUrls: false,
    wants: () => true,
  };
  const current = currentSession(shop, { token: id }, customer);
  const lines = Object.entries(demo.items).map(([key, quantity]) => {
    const product = shop.products.buyable(productId(key));
    return { id: product, referencedId: product, quantity, label: '' };
  });
  const codes = demo.code === undefined ? [] : [demo.code];
  const added = (demo.added ?? []).map((line, at) => addedItem(line, `${orderNumber}:${at}`));
  const cart = withItems(calculateCart(shop, { ...emptyCart(id), lines, codes }, current, view), added);
  const date = new Date(Date.now() - demo.daysAgo * 86_400_000);
  const comment = demo.comment ?? null;
  const order = buildOrder(view, { id, orderNumber, cart, current, customer, comment, date });
  const items = Array.isArray(order.body['lineItems']) ? order.body['lineItems'] : [];
  const addedLines = added.map((item, at) => orderLineItem(item, items.length + at + 1));
  return {
    ...order,
    deepLinkCode: demo.link ?? order.deepLinkCode,
    state: demo.state,
    deliveryState: demo.delivery,
    trackingCodes: demo.tracking ?? [],
    documents: (demo.documents ?? []).map((type) => ({
      id: idOf('document', `${orderNumber}:${type}`),
      type,
      number: `1${orderNumber}`,
      createdAt: stamp(date),
      deepLinkCode: idOf('document-link', `${orderNumber}:${type}`),
    })),
    transactions: [
      {
        id: idOf('transaction', orderNumber),
        paymentMethodId: paymentMethodId(demo.payment),
        state: demo.paid,
      },
    ],
    demo: true,
    body: { ...order.body, lineItems: [...items, ...addedLines] },
  };
}

function addedItem({ label, type, price }: NonNullable<DemoOrder['added']>[number], key: string): Entity {
  return {
    id: idOf('added-line', key),
    type,
    label,
    quantity: 1,
    good: type === 'custom',
    price: calculatedPrice(price, 1, STANDARD_TAX_RATE, 'gross'),
    payload: [],
    cover: null,
    states: [],
  };
}

function withItems(cart: Calculation, added: readonly Entity[]): Calculation {
  const prices = added.map(({ price }) => price).filter(isObject);
  const sum = prices.reduce((total, price) => total + Number(price['totalPrice']), 0);
  const total = cents(cart.total + sum);
  const positions = cents(cart.positions + sum);
  const calculatedTaxes = totalTaxes([cart.price, ...prices]).taxes;
  const price = { ...cart.price, totalPrice: total, positionPrice: positions, calculatedTaxes };
  return { ...cart, total, positions, price };
}
