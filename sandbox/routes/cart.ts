import type { Call, Routes } from '../protocol/call.ts';
import { cartEntity } from '../rules/cart/calculate.ts';
import { errorMap } from '../rules/cart/errors.ts';
import { addItems, changeItems, removeItems } from '../rules/cart/items.ts';
import { availableMethods, updateCart } from '../rules/cart/store.ts';
import { offeredShippingMethod, paymentMethodEntity } from '../rules/channel/methods.ts';
import type { Entity } from '../state/entity.ts';
import type { CartRecord } from '../state/records.ts';

function changeCart(prepare: (call: Call) => (record: CartRecord) => CartRecord) {
  return async (call: Call): Promise<Entity> => {
    const { cart, current } = await updateCart(call, prepare(call));
    return cartEntity(cart, current, false);
  };
}

/** Repairs the cart silently and writes it, as Shopware does. */
async function readCart(call: Call): Promise<Entity> {
  const { cart, current } = await updateCart(call);
  return cartEntity(cart, current, true);
}

/** The available methods and what blocks the others (case 222). */
async function checkoutGateway(call: Call): Promise<Entity> {
  const { cart } = await updateCart(call);
  const { payments, shippings } = availableMethods(call);
  const { shop, view } = call;
  return {
    payments: payments.map((method) => paymentMethodEntity(shop, method, view.lang)),
    shipments: shippings.map((method) => offeredShippingMethod(shop, method, view.lang)),
    errors: errorMap(cart.errors.filter(({ transient }) => !transient)),
    redirectUrl: null,
    apiAlias: 'array_struct',
  };
}

export const CART_ROUTES: Routes = {
  'GET /checkout/cart': readCart,
  'DELETE /checkout/cart': ({ shop, reply }) => {
    shop.carts.delete(reply.token);
    return undefined;
  },
  'POST /checkout/cart/line-item': changeCart(addItems),
  'PATCH /checkout/cart/line-item': changeCart(changeItems),
  'POST /checkout/cart/line-item/delete': changeCart(removeItems),
  'POST /checkout/gateway': checkoutGateway,
};
