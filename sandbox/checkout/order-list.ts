import { restoreSession } from '../account/log-in.ts';
import type { Call } from '../server/call.ts';
import { type Criteria, parseCriteria } from '../server/criteria.ts';
import { entityReader, searchResult, select } from '../server/entity-list.ts';
import { authThrottled, failure, notLoggedIn } from '../server/errors.ts';
import { forgetAttempts, secondsToWait } from '../server/rate-limit.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { orderEntity } from './order-entity.ts';
import type { OrderRecord } from './order-record.ts';

/** All are always loaded. */
const ASSOCIATIONS = [
  'addresses',
  'billingAddress',
  'currency',
  'deliveries',
  'documents',
  'language',
  'lineItems',
  'orderCustomer',
  'stateMachineState',
  'tags',
  'transactions',
];

/** @throws 500 FRAMEWORK__ASSOCIATION_NOT_FOUND (case 476) */
function checkAssociations(associations: unknown): void {
  const association = Object.keys(isObject(associations) ? associations : {}).find(
    (name) => !ASSOCIATIONS.includes(name),
  );
  if (association === undefined) return;
  throw failure(500, 'FRAMEWORK__ASSOCIATION_NOT_FOUND', `Can not find association by name ${association}`, {
    association,
  });
}

/**
 * The session's orders, or a guest's single one by `deepLinkCode`, e-mail and postal code (cases 461–471). `paymentChangeable`
 * needs `checkPromotion` (143, 475) and is true even for a paid order (504).
 * @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, CHECKOUT__GUEST_NOT_AUTHENTICATED, CHECKOUT__GUEST_WRONG_CREDENTIALS
 */
export function listOrders(call: Call): Entity {
  checkAssociations(call.body['associations']);
  if (call.session.customerId === undefined && !asksByLink(call.body['filter'])) throw notLoggedIn();
  const criteria = parseCriteria(call.body);
  const own = ordersFor(call, criteria);
  const entities = own.map((order) => orderEntity(call, order));
  const { page, total } = select(entities, criteria, entityReader('order'), (order) => order['id']);
  const withPromotions = call.body['checkPromotion'] === true;
  const changeable = withPromotions ? own.filter(({ id }) => page.some((order) => order['id'] === id)) : [];
  return {
    apiAlias: 'order-route-response-struct',
    orders: searchResult('order', page, total, criteria),
    paymentChangeable:
      changeable.length === 0 ? [] : Object.fromEntries(changeable.map(({ id }) => [id, true])),
  };
}

/** Whether a filter, valid or not, names an order's deep link code. */
function asksByLink(filter: unknown): boolean {
  return JSON.stringify(filter ?? null).includes('deepLinkCode');
}

function ordersFor(call: Call, criteria: Criteria): OrderRecord[] {
  const { customerId } = call.session;
  const { orders } = call.shop;
  if (customerId !== undefined) return orders.where('customerId', customerId).toReversed();
  const link = criteria.filters.find((filter) => filter.type === 'equals' && filter.field === 'deepLinkCode');
  if (link?.type !== 'equals') throw notLoggedIn();
  const [order] = orders.where('deepLinkCode', String(link.value));
  const guest = order === undefined || call.shop.customers.get(order.customerId)?.guest === true;
  if (!guest) throw notLoggedIn();
  const { email, zipcode } = call.body;
  if (order === undefined || typeof email !== 'string' || typeof zipcode !== 'string' || !email || !zipcode) {
    throw failure(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED', 'Guest not authenticated.');
  }
  const seconds = secondsToWait(call, 'guest-order', order.deepLinkCode);
  if (seconds > 0) throw authThrottled(seconds);
  if (email !== order.email || zipcode !== order.zipcode) {
    throw failure(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS', 'Wrong credentials for guest authentication.');
  }
  forgetAttempts(call, 'guest-order', order.deepLinkCode);
  // From 6.7 on: the guest is logged in by the link.
  const guestOfLink = call.shop.customers.get(order.customerId);
  if (call.body['login'] === true && guestOfLink !== undefined) restoreSession(call, guestOfLink);
  return [order];
}
