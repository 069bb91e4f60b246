import { textOf } from '../account/check.ts';
import { customerOf } from '../account/current-customer.ts';
import { cartHash } from '../cart/cart-entity.ts';
import { cartErrorEntity } from '../cart/cart-error.ts';
import { emptyCart } from '../cart/cart-record.ts';
import { type LoadedCart, storeCart, updateCart } from '../cart/cart-store.ts';
import type { Call } from '../server/call.ts';
import { failure } from '../server/errors.ts';
import { raceGap } from '../session/context-store.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import { newId, newToken, nextNumber } from '../shop/ids.ts';
import { paymentMethodId } from '../shops/derive/ids.ts';
import { orderBody } from './order-body.ts';
import { orderEntity } from './order-entity.ts';
import { sendOrderConfirmation } from './order-mail.ts';
import type { OrderRecord } from './order-record.ts';

/**
 * A second, parallel call makes another order of the same cart (cases 316, 317). @throws CHECKOUT__CUSTOMER_NOT_LOGGED_IN,
 * CHECKOUT__CART_EMPTY, 409 CHECKOUT__CART_HASH_MISMATCH, 500 CHECKOUT__CART_INVALID with the blocking errors as text
 */
export async function placeOrder(call: Call): Promise<Entity> {
  const customer = customerOf(call);
  const { shop, reply } = call;
  const before = shop.carts.get(reply.token) ?? emptyCart(reply.token);
  const { cart, current } = await updateCart(call, (record) => record);
  if (before.lines.length === 0) throw failure(400, 'CHECKOUT__CART_EMPTY', 'Cart is empty');
  checkHash(call, { cart, current });
  const blocking = cart.errors.filter(({ block }) => block);
  if (blocking.length > 0) throw cartInvalid(blocking.map(cartErrorEntity));
  await raceGap(shop);
  const id = newId();
  const deepLinkCode = newToken();
  const orderNumber = nextNumber(shop.orders.last()?.orderNumber);
  const comment = textOf(call.body, 'customerComment');
  const source = { id, orderNumber, deepLinkCode, cart, current, customer, comment, date: new Date() };
  const order: OrderRecord = {
    id,
    orderNumber,
    customerId: customer.id,
    email: customer.email,
    zipcode: current.billingAddress?.zipcode ?? '',
    deepLinkCode,
    createdAt: stamp(),
    state: 'open',
    deliveryState: 'open',
    trackingCodes: [],
    documents: [],
    transactions: [
      {
        id: newId(),
        paymentMethodId: current.payment === undefined ? '' : paymentMethodId(current.payment.key),
        state: 'open',
      },
    ],
    body: orderBody(call, source),
  };
  shop.putOrder(order);
  for (const { product, line } of cart.lines) {
    product.stock -= line.quantity;
    product.sales += line.quantity;
    shop.saveProduct(product);
  }
  storeCart(call, { ...cart, lines: [] });
  sendOrderConfirmation(call, order, cart, customer);
  return orderEntity(call, order);
}

function checkHash(call: Call, { cart, current }: LoadedCart): void {
  const hash = textOf(call.body, 'hash');
  if (hash === null || hash === cartHash(cart, current)) return;
  const { token } = call.reply;
  throw failure(409, 'CHECKOUT__CART_HASH_MISMATCH', `Content hash mismatch for cart token: ${token}`, {
    token,
  });
}

function cartInvalid(blocking: readonly Entity[]): Error {
  const errors = blocking.map(({ key, message }) => `${String(key)}: ${String(message)}`).join('\n');
  return failure(
    500,
    'CHECKOUT__CART_INVALID',
    `The cart is invalid, got ${blocking.length} error(s): ${errors}`,
    { errorCount: blocking.length, errors },
  );
}
