import { activePaymentMethods, paymentAllows } from '../checkout/payment-method.ts';
import { activeShippingMethods, shippingServes } from '../checkout/shipping-method.ts';
import type { Call } from '../server/call.ts';
import { currentSession } from '../session/current.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../shops/model/checkout.ts';
import { calculateCart } from './calculate.ts';
import { emptyCart } from './cart-record.ts';

export function availableMethods(call: Call): {
  payments: DemoPaymentMethod[];
  shippings: DemoShippingMethod[];
} {
  const current = currentSession(call.shop, call.session);
  const record = call.shop.carts.get(call.session.token) ?? emptyCart(call.session.token);
  const cart = calculateCart(call.shop, record, current, call.view);
  return {
    payments: preferred(
      activePaymentMethods(call.shop).filter((method) =>
        paymentAllows(method, cart.totalChf, current.shipping),
      ),
      [current.payment, call.shop.catalogue.paymentMethods[0]],
    ),
    shippings: preferred(
      activeShippingMethods(call.shop).filter((method) =>
        shippingServes(method, current.country, cart.weight),
      ),
      [current.shipping, call.shop.catalogue.shippingMethods[0]],
    ),
  };
}

/** Shopware sorts the chosen method first, then the default, then the others (`sort…MethodsByPreference`). */
function preferred<Method>(methods: readonly Method[], first: readonly (Method | undefined)[]): Method[] {
  const leading = first.flatMap((method) =>
    method !== undefined && methods.includes(method) ? [method] : [],
  );
  return [...new Set([...leading, ...methods])];
}
