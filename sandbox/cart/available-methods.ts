import { activePaymentMethods, paymentAllows } from '../checkout/payment-method.ts';
import { activeShippingMethods, shippingServes } from '../checkout/shipping-method.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../demo/model.ts';
import type { Call } from '../server/call.ts';
import { currentSession } from '../session/current.ts';
import { calculateCart } from './calculate.ts';
import { emptyCart } from './cart-record.ts';

/** The methods that the session's cart may be paid and sent with. */
export function availableMethods(call: Call): {
  payments: DemoPaymentMethod[];
  shippings: DemoShippingMethod[];
} {
  const current = currentSession(call.shop, call.session);
  const record = call.shop.carts.get(call.session.token) ?? emptyCart(call.session.token);
  const cart = calculateCart(call.shop, record, current, call.view);
  return {
    payments: activePaymentMethods(call.shop).filter((method) => paymentAllows(method, cart.totalChf)),
    shippings: activeShippingMethods(call.shop).filter((method) =>
      shippingServes(method, current.country, cart.weight),
    ),
  };
}
