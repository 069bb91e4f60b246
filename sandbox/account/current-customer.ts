import type { Call } from '../server/call.ts';
import { notLoggedIn } from '../server/errors.ts';
import type { CustomerRecord } from './customer-record.ts';

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN */
export function customerOf(call: Call): CustomerRecord {
  const customer = call.shop.customers.get(call.session.customerId ?? '');
  if (customer === undefined) throw notLoggedIn();
  return customer;
}

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, also for a guest (case 873) */
export function accountOf(call: Call): CustomerRecord {
  const customer = customerOf(call);
  if (customer.guest) throw notLoggedIn();
  return customer;
}
