import type { CustomerRecord } from '../account/customer-record.ts';
import { demoCustomer, demoCustomerId } from '../account/demo-customer.ts';
import { demoOrder } from '../checkout/demo-order.ts';
import type { OrderRecord } from '../checkout/order-record.ts';
import type { RecipientRecord } from '../forms/recipient-record.ts';
import { languageId } from '../session/language.ts';
import { idOf, productId } from '../shops/derive/ids.ts';
import type { DemoCustomer } from '../shops/model/people.ts';
import type { WishlistRecord } from '../wishlist/wishlist-record.ts';
import { demo as demoShop } from './demo.ts';
import { stamp } from './entity.ts';
import type { Shop } from './shop.ts';

interface DemoData {
  readonly customers: readonly CustomerRecord[];
  readonly wishlists: readonly WishlistRecord[];
  readonly recipients: readonly RecipientRecord[];
  readonly orders: readonly OrderRecord[];
}

let made: DemoData | undefined;

/** Demo customers with orders, wishlists and subscriptions; generated once a process. */
export function seed(shop: Shop): void {
  made ??= make(shop);
  for (const customer of made.customers) shop.customers.put(customer.id, customer);
  for (const wishlist of made.wishlists) shop.wishlists.put(wishlist.customerId, wishlist);
  for (const recipient of made.recipients) shop.recipients.put(recipient.email, recipient);
  for (const order of made.orders) shop.orders.put(order.id, order);
}

function make(shop: Shop): DemoData {
  const customers = demoShop.customers.map((demo, index) => demoCustomer(shop, demo, String(10_000 + index)));
  const orders = demoShop.orders.flatMap((demo, index) => {
    const customer = customers.find(({ id }) => id === demoCustomerId(demo.customer));
    return customer === undefined ? [] : demoOrder(shop, demo, customer, String(10_000 + index));
  });
  return {
    customers,
    orders,
    wishlists: demoShop.customers.flatMap(wishlist(shop)),
    recipients: subscribers(),
  };
}

function wishlist(shop: Shop): (demo: DemoCustomer) => WishlistRecord[] {
  return ({ key, wishlist: products }) =>
    products === undefined
      ? []
      : [
          {
            id: idOf('wishlist', key),
            customerId: demoCustomerId(key),
            createdAt: stamp(),
            updatedAt: null,
            productIds: products.map((product) => shop.products.buyable(productId(product))),
          },
        ];
}

function subscribers(): RecipientRecord[] {
  return demoShop.customers
    .filter(({ newsletter }) => newsletter === true)
    .map(({ email, firstName, lastName, language }) => ({
      id: idOf('recipient', email),
      email,
      createdAt: stamp(),
      status: 'optIn',
      hash: idOf('recipient-hash', email),
      firstName,
      lastName,
      languageId: languageId(language),
      confirmedAt: stamp(),
    }));
}
