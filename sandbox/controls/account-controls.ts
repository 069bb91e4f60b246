import type { CustomerRecord } from '../account/customer-record.ts';
import type { Shop } from '../shop/shop.ts';

/** By id, number or e-mail address; the most recent account before a guest. */
function findCustomer(shop: Shop, name: string): CustomerRecord | undefined {
  const found = shop.customers
    .all()
    .filter(
      ({ id, customerNumber, email }) =>
        id === name || customerNumber === name || email.toLowerCase() === name.toLowerCase(),
    );
  return found.findLast(({ guest }) => !guest) ?? found.at(-1);
}

/** Of a token, a customer, or all; returns the number. */
export function expireSessions(shop: Shop, which: { token?: string; email?: string }): number {
  const customerId = which.email === undefined ? undefined : findCustomer(shop, which.email)?.id;
  const sessions = shop.contexts
    .all()
    .filter(
      (session) =>
        (which.token === undefined || session.token === which.token) &&
        (which.email === undefined || (customerId !== undefined && session.customerId === customerId)),
    );
  for (const session of sessions) shop.contexts.put(session.token, { ...session, expired: true });
  return sessions.length;
}

/** Of a customer, or all; returns the number. */
export function expireRecoveries(shop: Shop, email?: string): number {
  const customerId = email === undefined ? undefined : findCustomer(shop, email)?.id;
  const recoveries = shop.recoveries
    .all()
    .filter((recovery) => email === undefined || recovery.customerId === customerId);
  for (const recovery of recoveries)
    shop.recoveries.put(recovery.customerId, { ...recovery, createdAt: '2000-01-01T00:00:00.000+00:00' });
  return recoveries.length;
}

/** Switches a customer on or off, or decides on the requested group; false if unknown. */
export function changeCustomer(
  shop: Shop,
  name: string,
  change: { active?: boolean; group?: 'accept' | 'decline' },
): boolean {
  const customer = findCustomer(shop, name);
  if (customer === undefined) return false;
  const { groupId, requestedGroupId } = customer;
  shop.customers.put(customer.id, {
    ...customer,
    active: change.active ?? customer.active,
    groupId: change.group === 'accept' ? (requestedGroupId ?? groupId) : groupId,
    requestedGroupId: change.group === undefined ? requestedGroupId : null,
  });
  return true;
}
