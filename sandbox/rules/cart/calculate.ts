import { createHash } from 'node:crypto';
import type { Call, View } from '../../protocol/call.ts';
import { paymentMethodId } from '../../shops/derive/ids.ts';
import { cents } from '../../shops/derive/prices.ts';
import type { Lang } from '../../shops/model/text.ts';
import { isObject } from '../../shops/shape.ts';
import type { Entity } from '../../state/entity.ts';
import { type CartRecord, emptyCart } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import {
  activePaymentMethods,
  activeShippingMethods,
  paymentAllows,
  shippingServes,
} from '../channel/methods.ts';
import { totalTaxes } from '../prices.ts';
import { type Current, currentSession, pricingOf, raceGap } from '../session/current.ts';
import { deliveriesOf } from './delivery.ts';
import { type CartError, cartError, errorMap, type PricedLine, pricedLines } from './lines.ts';
import { type AppliedPromotion, applyPromotions, deliveryDiscount, isOffered } from './promotions.ts';

export type Calculation = ReturnType<typeof calculateCart>;

export function calculateCart(shop: Shop, record: CartRecord, current: Current, source: View) {
  const view: View = { ...source, ...pricingOf(shop, current) };
  const { lines, errors } = pricedLines(shop, record, view);
  const {
    applied,
    freeDelivery,
    errors: promotionErrors,
    codes,
  } = applyPromotions(shop, record, lines, view);
  const deliveries = deliveriesOf(shop, lines, applied, freeDelivery !== undefined, current, view);
  const isPaid = freeDelivery !== undefined && deliveries.costs.length > 1;
  const promotions = isPaid ? [...applied, deliveryDiscount(freeDelivery, view)] : applied;
  const positions = cents([...lines, ...promotions].reduce((sum, { total }) => sum + total, 0));
  const costs = deliveries.costs.reduce((sum, cost) => sum + Number(cost['totalPrice']), 0);
  const prices = [...lines, ...promotions].map(({ entity }) => entity['price']).filter(isObject);
  const { taxes, sum } = totalTaxes([...prices, ...deliveries.costs]);
  const total = cents(positions + costs + (view.taxState === 'gross' ? 0 : sum));
  const defaultTotal = total / view.currency.factor;
  return {
    /** With corrected quantities and without unknown codes. */
    record: {
      ...record,
      lines: lines.map(({ line }) => line),
      codes: lines.length === 0 ? [] : codes,
      promotions: promotions.map(({ id, name, promotion }) => ({
        id,
        name,
        automatic: promotion.code === undefined,
      })),
    },
    lines,
    promotions,
    deliveries,
    errors: [
      ...errors,
      ...promotionErrors,
      ...promotionChanges(shop, record, promotions),
      ...methodErrors(shop, current, lines, defaultTotal, deliveries.weight, view.lang),
    ],
    price: {
      totalPrice: total,
      positionPrice: positions,
      calculatedTaxes: taxes,
      taxStatus: view.taxState,
      apiAlias: 'cart_price',
    },
    /** To pay, in the session's currency. */
    total,
    positions,
    /** Total in the shop's first currency. */
    defaultTotal,
  };
}

/** A promotion that starts has a notice; one that ends only if it is automatic and the shop ended it. */
function promotionChanges(shop: Shop, record: CartRecord, now: readonly AppliedPromotion[]): CartError[] {
  const added = now.filter(({ id }) => !record.promotions.some((before) => before.id === id));
  const ended = record.promotions.filter(({ id, automatic }) => automatic && !isOffered(shop, id));
  return [
    ...added.map(({ name, id }) =>
      cartError('promotion-discount-added', { name, discountLineItemId: id }, `-${id}`),
    ),
    ...ended.map(({ name }) => cartError('auto-promotion-not-found', { name }, `-${name}`)),
  ];
}

function methodErrors(
  shop: Shop,
  { country, shipping, payment }: Current,
  lines: readonly PricedLine[],
  total: number,
  weight: number,
  lang: Lang,
): CartError[] {
  const errors: CartError[] = [];
  const block = (what: 'shipping-address' | 'shipping-method' | 'payment-method', name: string) =>
    errors.push(cartError(`${what}-blocked`, { name }, `-${name}`));
  const isServed = country?.shippingAvailable !== false;
  if (!isServed) block('shipping-address', country.name[lang]);
  if (lines.length === 0) return errors;
  const isShipped = lines.some(({ product }) => product.demo.download !== true);
  if (shipping !== undefined && isShipped && isServed) {
    const isInactive = shop.isInactive('shipping-method', shipping.key);
    if (isInactive || !shippingServes(shipping, country, weight))
      block('shipping-method', shipping.name[lang]);
  }
  if (payment !== undefined) {
    const isInactive = shop.isInactive('payment-method', payment.key);
    if (isInactive || !paymentAllows(payment, total, shipping)) block('payment-method', payment.name[lang]);
  }
  return errors;
}

/** SHA-256 of lines, prices, shipping and payment. */
export function cartHash(cart: Calculation, { shipping, payment }: Current): string {
  const content = [
    cart.lines.map(({ line, total }) => [line.id, line.referencedId, line.quantity, total]),
    cart.promotions.map(({ id, total }) => [id, total]),
    cart.total,
    shipping?.key,
    payment?.key,
  ];
  return createHash('sha256').update(JSON.stringify(content)).digest('hex');
}

/** @param isRead omits notices that belong to the call that caused them */
export function cartEntity(cart: Calculation, current: Current, isRead: boolean): Entity {
  const { record, lines, promotions, price, total } = cart;
  const hasContent = record.codes.length > 0 || lines.length > 0;
  return {
    ...(hasContent && { extensions: { 'cart-promotions': { addedCodes: record.codes } } }),
    token: record.token,
    price,
    lineItems: [...lines, ...promotions].map(({ entity }) => entity),
    errors: errorMap(cart.errors.filter(({ transient }) => !(isRead && transient))),
    deliveries: cart.deliveries.entities,
    transactions: [
      {
        amount: { unitPrice: total, quantity: 1, totalPrice: total, apiAlias: 'calculated_price' },
        paymentMethodId: current.payment === undefined ? null : paymentMethodId(current.payment.key),
        apiAlias: 'cart_transaction',
      },
    ],
    hash: cartHash(cart, current),
    apiAlias: 'cart',
  };
}

/**
 * Reads, changes, calculates, writes. As in Shopware without a lock: the last writer wins, even a read (20 parallel adds
 * leave 3 to 6 items).
 */
export async function updateCart(
  call: Call,
  change: (record: CartRecord) => CartRecord = (record) => record,
) {
  const { shop, reply, session } = call;
  const changed = change(shop.carts.get(reply.token) ?? emptyCart(reply.token));
  const current = currentSession(shop, session);
  await raceGap(shop);
  const cart = calculateCart(shop, changed, current, { ...call.view, currency: current.currency });
  // Shopware stores no empty cart.
  if (cart.lines.length > 0) shop.carts.set(reply.token, cart.record);
  else shop.carts.delete(reply.token);
  return { cart, current };
}

/** The methods that the cart allows. */
export function availableMethods({ shop, session, view }: Call) {
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
