import type { Call } from '../../protocol/call.ts';
import type { DemoPaymentMethod, DemoShippingMethod } from '../../shops/model/checkout.ts';
import { type CartRecord, emptyCart } from '../../state/records.ts';
import {
  activePaymentMethods,
  activeShippingMethods,
  paymentAllows,
  shippingServes,
} from '../channel/methods.ts';
import { raceGap } from '../session/context-store.ts';
import { type Current, currentSession } from '../session/current.ts';
import { type Calculation, calculateCart } from './calculate.ts';

/** A calculated cart and its session. */
export interface LoadedCart {
  readonly cart: Calculation;
  readonly current: Current;
}

/**
 * Reads, changes, calculates, writes. As in Shopware without a lock: the last writer wins, even a read (20 parallel adds
 * leave 3 to 6 items).
 */
export async function updateCart(
  call: Call,
  change: (record: CartRecord) => CartRecord = (record) => record,
): Promise<LoadedCart> {
  const { shop, reply, session } = call;
  const changed = change(shop.carts.get(reply.token) ?? emptyCart(reply.token));
  const current = currentSession(shop, session);
  await raceGap(shop);
  const cart = calculateCart(shop, changed, current, { ...call.view, currency: current.currency });
  // Shopware stores no empty cart.
  if (cart.lines.length > 0) shop.carts.put(reply.token, cart.record);
  else shop.carts.delete(reply.token);
  return { cart, current };
}

/** The methods that the cart allows. */
export function availableMethods({ shop, session, view }: Call): {
  payments: DemoPaymentMethod[];
  shippings: DemoShippingMethod[];
} {
  const current = currentSession(shop, session);
  const { payment, shipping, country } = current;
  const record = shop.carts.get(session.token) ?? emptyCart(session.token);
  const { defaultTotal, deliveries } = calculateCart(shop, record, current, view);
  const { paymentMethods, shippingMethods } = shop.catalogue;
  return {
    payments: preferred(
      activePaymentMethods(shop).filter((method) => paymentAllows(method, defaultTotal, shipping)),
      [payment, paymentMethods[0]],
    ),
    shippings: preferred(
      activeShippingMethods(shop).filter((method) => shippingServes(method, country, deliveries.weight)),
      [shipping, shippingMethods[0]],
    ),
  };
}

/** Shopware sorts the chosen method first, then the default, then the others (`sort…MethodsByPreference`). */
function preferred<M>(methods: readonly M[], first: readonly (M | undefined)[]): M[] {
  const leading = methods.filter((method) => first.includes(method));
  return [...leading.toSorted((a, b) => first.indexOf(a) - first.indexOf(b)), ...methods].filter(
    (method, at, all) => all.indexOf(method) === at,
  );
}
