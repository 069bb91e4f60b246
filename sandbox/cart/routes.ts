import { paymentMethodEntity } from '../checkout/payment-method.ts';
import { offeredShippingMethod } from '../checkout/shipping-method.ts';
import type { Call } from '../server/call.ts';
import type { Router } from '../server/router.ts';
import type { Entity } from '../shop/entity.ts';
import { availableMethods } from './available-methods.ts';
import { cartEntity, errorMap } from './cart-entity.ts';
import type { CartRecord } from './cart-record.ts';
import { updateCart } from './cart-store.ts';
import { addItems, changeItems, removeItems } from './line-items.ts';

function changing(
  prepare: (call: Call) => (record: CartRecord) => CartRecord,
): (call: Call) => Promise<Entity> {
  return async (call) => {
    const { cart, current } = await updateCart(call, prepare(call));
    return cartEntity(cart, current, false);
  };
}

/** Repairs the cart silently and, as Shopware, writes it. */
async function readCart(call: Call): Promise<Entity> {
  const { cart, current } = await updateCart(call, (record) => record);
  return cartEntity(cart, current, true);
}

/** The remaining methods and what blocks the others (case 222). */
async function gateway(call: Call): Promise<Entity> {
  const { cart } = await updateCart(call, (record) => record);
  const { payments, shippings } = availableMethods(call);
  const { shop, view } = call;
  return {
    apiAlias: 'array_struct',
    redirectUrl: null,
    payments: payments.map((method) => paymentMethodEntity(shop, method, view.lang)),
    shipments: shippings.map((method) => offeredShippingMethod(shop, method, view.lang)),
    errors: errorMap(cart.errors.filter(({ transient }) => !transient)),
  };
}

export function addCartRoutes(router: Router): void {
  router.add('GET|POST', '/checkout/cart', readCart);
  router.add('DELETE', '/checkout/cart', ({ shop, reply }) => {
    shop.carts.delete(reply.token);
    return undefined;
  });
  router.add('POST', '/checkout/cart/line-item', changing(addItems));
  router.add('PATCH', '/checkout/cart/line-item', changing(changeItems));
  router.add('DELETE', '/checkout/cart/line-item', changing(removeItems));
  router.add('POST', '/checkout/cart/line-item/delete', changing(removeItems));
  router.add('GET|POST', '/checkout/gateway', gateway);
}
