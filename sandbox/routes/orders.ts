import { type Call, idParam, param, Raw, type Routes, SUCCESS, textOf } from '../protocol/call.ts';
import { fieldOf, parseCriteria, searchResult, select } from '../protocol/criteria.ts';
import { checkedId, failure, notLoggedIn } from '../protocol/errors.ts';
import { customerOf, restoreSession } from '../rules/account/customers.ts';
import { cartHash, updateCart } from '../rules/cart/calculate.ts';
import { paymentMethodById } from '../rules/channel/methods.ts';
import { sendOrderConfirmation } from '../rules/mail.ts';
import { orderDocument, soldFile } from '../rules/media.ts';
import { buildOrder, orderEntity, orderLines, stateEntity } from '../rules/orders/order.ts';
import { cancelOrder } from '../rules/orders/work.ts';
import { countAttempt, forgetAttempts } from '../rules/rate-limit.ts';
import { raceGap } from '../rules/session/current.ts';
import { type Entity, newId, nextNumber, objectsIn } from '../state/entity.ts';
import type { OrderRecord } from '../state/records.ts';

/**
 * A second, parallel call creates another order of the same cart (cases 316, 317).
 * @throws CHECKOUT__CART_EMPTY, 409 CHECKOUT__CART_HASH_MISMATCH, 500 CHECKOUT__CART_INVALID with the blocking errors as text
 */
async function placeOrder(call: Call): Promise<Entity> {
  const customer = customerOf(call);
  const { shop, reply, body, view } = call;
  const isEmpty = shop.carts.get(reply.token) === undefined;
  const { cart, current } = await updateCart(call);
  if (isEmpty) throw failure(400, 'CHECKOUT__CART_EMPTY');
  const hash = textOf(body, 'hash');
  if (hash !== null && hash !== cartHash(cart, current)) throw failure(409, 'CHECKOUT__CART_HASH_MISMATCH');
  const blocking = cart.errors.filter(({ block }) => block);
  if (blocking.length > 0) {
    const errors = blocking.map(({ key, message }) => `${key}: ${message}`).join('\n');
    throw failure(500, 'CHECKOUT__CART_INVALID', { errors });
  }
  await raceGap(shop);
  const order = buildOrder(view, {
    id: newId(),
    orderNumber: nextNumber(shop.orders.all().at(-1)?.orderNumber),
    cart,
    current,
    customer,
    comment: textOf(body, 'customerComment'),
    date: new Date(),
  });
  shop.putOrder(order);
  for (const { product, line } of cart.lines) {
    product.stock -= line.quantity;
    product.sales += line.quantity;
  }
  shop.carts.delete(reply.token);
  sendOrderConfirmation(call, order, cart, customer);
  return orderEntity(call, order);
}

/**
 * The customer's orders, or a guest's by `deepLinkCode`, e-mail and postal code (cases 461–471). With `checkPromotion` the
 * answer has `paymentChangeable`, which is true even for a paid order (504).
 */
function listOrders(call: Call): Entity {
  const { shop, body, session } = call;
  const orders =
    session.customerId === undefined
      ? [orderByLink(call)]
      : shop.orders.where('customerId', session.customerId).toReversed();
  const entities = orders.map((order) => orderEntity(call, order));
  const criteria = parseCriteria(body);
  const { page, total } = select(entities, criteria, (order, field) => fieldOf(order, field, 'order'));
  const changeable = body['checkPromotion'] === true ? page.map(({ id }) => [id, true]) : [];
  return {
    orders: searchResult(page, total, criteria),
    paymentChangeable: changeable.length > 0 ? Object.fromEntries(changeable) : [],
    apiAlias: 'order-route-response-struct',
  };
}

/** @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN, CHECKOUT__GUEST_NOT_AUTHENTICATED, CHECKOUT__GUEST_WRONG_CREDENTIALS */
function orderByLink(call: Call): OrderRecord {
  const { shop, body } = call;
  const link = objectsIn(body['filter']).find(({ field }) => field === 'deepLinkCode');
  if (link === undefined) throw notLoggedIn();
  const [order] = shop.orders.where('deepLinkCode', String(link['value']));
  const guest = shop.customers.get(order?.customerId ?? '');
  if (order !== undefined && guest?.guest !== true) throw notLoggedIn();
  const email = textOf(body, 'email');
  const zipcode = textOf(body, 'zipcode');
  if (order === undefined || email === null || zipcode === null)
    throw failure(403, 'CHECKOUT__GUEST_NOT_AUTHENTICATED');
  countAttempt(call, 'guest-order', order.deepLinkCode);
  if (email !== order.email || zipcode !== order.zipcode)
    throw failure(403, 'CHECKOUT__GUEST_WRONG_CREDENTIALS');
  forgetAttempts(call, 'guest-order', order.deepLinkCode);
  // From 6.7 on.
  if (body['login'] === true && guest !== undefined) restoreSession(call, guest);
  return order;
}

/** Starts a payment for any order, because Shopware does not check the owner (cases 146–150, 491–494, 503). */
function handlePayment({ shop, body, origin }: Call): Entity {
  const orderId = checkedId(textOf(body, 'orderId') ?? '');
  const order = shop.orders.get(orderId);
  if (order === undefined) throw failure(404, 'CHECKOUT__INVALID_ORDER_ID');
  const [transaction] = order.transactions;
  const method = paymentMethodById(shop, transaction?.paymentMethodId);
  // Shopware's `PaymentProcessor` accepts only a transaction in its first state.
  const isOpen = transaction?.state === 'open' && order.state !== 'cancelled';
  if (!isOpen || method?.handler !== 'asynchronous' || shop.switches.appsPayOffline)
    return { redirectUrl: null, apiAlias: 'array_struct' };
  const id = newId();
  shop.payments.set(id, {
    orderId,
    transactionId: transaction.id,
    finishUrl: textOf(body, 'finishUrl') ?? '',
    errorUrl: textOf(body, 'errorUrl') ?? '',
  });
  return { redirectUrl: `${origin}/_pay/${id}`, apiAlias: 'array_struct' };
}

function orderOfCustomer(call: Call): OrderRecord | undefined {
  const customer = customerOf(call);
  const order = call.shop.orders.get(checkedId(textOf(call.body, 'orderId') ?? ''));
  return order?.customerId === customer.id ? order : undefined;
}

function setPayment(call: Call): Entity {
  const { shop, body } = call;
  const order = orderOfCustomer(call);
  const paymentMethodId = checkedId(textOf(body, 'paymentMethodId') ?? '');
  const method = paymentMethodById(shop, paymentMethodId);
  if (method === undefined) throw failure(400, 'CHECKOUT__UNKNOWN_PAYMENT_METHOD');
  if (order === undefined) throw failure(404, 'FRAMEWORK__ENTITY_NOT_FOUND');
  if (order.state === 'cancelled' || order.transactions[0]?.state === 'paid')
    throw failure(400, 'CHECKOUT__PAYMENT_METHOD_UNCHANGEABLE');
  if (shop.isInactive('payment-method', method.key))
    throw failure(404, 'CHECKOUT__ORDER_PAYMENT_METHOD_NOT_AVAILABLE');
  const closed = order.transactions.map((transaction) => ({ ...transaction, state: 'cancelled' as const }));
  const transactions = [{ id: newId(), paymentMethodId, state: 'open' as const }, ...closed];
  shop.putOrder({ ...order, transactions });
  return SUCCESS;
}

/** Cases 507–512; a setting forbids it from 6.7 on. */
function cancel(call: Call): Entity {
  const { shop } = call;
  const order = orderOfCustomer(call);
  if (shop.settings.get('core.cart.enableOrderRefunds') !== true)
    throw failure(403, 'CHECKOUT__ORDER_NOT_CANCELLABLE');
  if (order === undefined) throw failure(404, 'CHECKOUT__ORDER_ORDER_NOT_FOUND');
  cancelOrder(shop, order.id);
  return stateEntity('cancelled');
}

/** A private file, or a 302 to a public one (cases 477–480, 505, 506, 845). */
async function downloadFile(call: Call): Promise<Raw> {
  const { shop, reply, origin } = call;
  const customer = customerOf(call);
  const [orderId, downloadId] = [idParam(call, 'orderId'), idParam(call, 'downloadId')];
  const order = shop.orders.get(orderId);
  const line = (order?.customerId === customer.id ? orderLines(call, order) : []).find(({ downloads }) =>
    objectsIn(downloads).some(({ id, accessGranted }) => id === downloadId && accessGranted === true),
  );
  const product = shop.products.byId(String(line?.['productId']));
  if (product === undefined) throw failure(404, 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND');
  const { key } = product.demo;
  if (shop.switches.publicDownloads) {
    reply.status = 302;
    reply.headers['location'] = `${origin}/media/${key}.pdf`;
    return new Raw('text/html; charset=utf-8', Buffer.from('<!DOCTYPE html><title>Redirecting</title>'));
  }
  reply.headers['content-disposition'] = `attachment; filename=${key}.pdf`;
  return new Raw('application/octet-stream', await soldFile(key));
}

/** Returns any document to any customer (cases 516–527). @throws 406 for an Accept header without PDF, as 6.7 does */
async function downloadDocument(call: Call): Promise<Raw> {
  const { shop, accept, reply } = call;
  customerOf(call);
  const documentId = idParam(call, 'documentId');
  const documents = shop.orders.all().flatMap((order) => order.documents);
  const document = documents.find(({ id }) => id === documentId);
  if (document?.deepLinkCode !== param(call, 'deepLinkCode'))
    throw failure(404, 'DOCUMENT__DOCUMENT_NOT_FOUND');
  if (!/\*\/\*|application\/pdf/.test(accept))
    throw failure(406, 'DOCUMENT__ACCEPT_HEADER_MIME_TYPES_NOT_SUPPORTED');
  reply.headers['content-disposition'] = `inline; filename=${document.type}_${document.number}.pdf`;
  return new Raw('application/pdf', await orderDocument());
}

export const ORDER_ROUTES: Routes = {
  'POST /checkout/order': placeOrder,
  'POST /order': listOrders,
  'POST /order/payment': setPayment,
  'POST /order/state/cancel': cancel,
  'POST /handle-payment': handlePayment,
  'GET /order/download/:orderId/:downloadId': downloadFile,
  'GET /document/download/:documentId/:deepLinkCode': downloadDocument,
};
