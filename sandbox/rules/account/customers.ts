import { createHash } from 'node:crypto';
import type { Call } from '../../protocol/call.ts';
import { notLoggedIn } from '../../protocol/errors.ts';
import type { CustomerRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN */
export function customerOf({ shop, session }: Call): CustomerRecord {
  const customer = shop.customers.get(session.customerId ?? '');
  if (customer === undefined) throw notLoggedIn();
  return customer;
}

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, also for a guest (case 873) */
export function accountOf(call: Call): CustomerRecord {
  const customer = customerOf(call);
  if (customer.guest) throw notLoggedIn();
  return customer;
}

/** The most recent account, ignoring case; guests have none. */
export function accountByEmail(shop: Shop, email: string): CustomerRecord | undefined {
  const normalized = email.toLowerCase();
  return shop.customers
    .all()
    .findLast((customer) => !customer.guest && customer.email.toLowerCase() === normalized);
}

/** `em` of the links in mails. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}
