import { deliveryDays } from '../checkout/delivery-time.ts';
import { SHIPPING_TAX_RATE, shippingMethodEntity, shippingPrice } from '../checkout/shipping-method.ts';
import type { Current } from '../session/current.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { sharedPrice, sumByRate } from '../shop/tax-shares.ts';
import type { View } from '../shop/view.ts';
import { cents, taxOf } from '../shops/derive/amounts.ts';
import type { PricedLine } from './product-line.ts';
import type { AppliedPromotion } from './promotion.ts';
import { shippingLocation } from './shipping-location.ts';

/** None for downloads only; a second one with a negative price for a gift of the first. */
export interface Deliveries {
  readonly entities: readonly Entity[];
  /** The first is the real one. */
  readonly costs: readonly Entity[];
  /** kg that count for the price. */
  readonly weight: number;
}

/** kg of lines that are shipped and not free of shipping. */
function chargeableWeight(lines: readonly PricedLine[]): number {
  return lines
    .filter(({ product }) => product.demo.freeShipping !== true)
    .reduce((sum, { product, line }) => sum + product.demo.weight * line.quantity, 0);
}

export function deliveriesOf(
  shop: Shop,
  lines: readonly PricedLine[],
  discounts: readonly AppliedPromotion[],
  isFree: boolean,
  current: Current,
  view: View,
): Deliveries {
  const shipped = lines.filter(({ product }) => product.demo.download !== true);
  const method = current.shipping;
  const weight = shipped.reduce((sum, { product, line }) => sum + product.demo.weight * line.quantity, 0);
  if (shipped.length === 0 || method === undefined) return { entities: [], costs: [], weight };
  const { factor } = view.currency;
  const goods =
    lines.reduce((sum, { total }) => sum + total, 0) + discounts.reduce((sum, { total }) => sum + total, 0);
  const allFree = shipped.every(({ product }) => product.demo.freeShipping === true);
  const chf = allFree
    ? 0
    : (shippingPrice(method, current.country?.iso ?? '', chargeableWeight(shipped), goods / factor) ?? 0);
  const basis = sumByRate(shipped.map(({ product, total }) => [product.taxRate, total]));
  const { taxState } = view;
  const amount = cents((taxState === 'gross' ? chf : chf - taxOf(chf, SHIPPING_TAX_RATE)) * factor);
  const costs = (isFree && amount > 0 ? [amount, -amount] : [amount]).map((cost) =>
    sharedPrice(cost, basis, taxState),
  );
  const promotions = discounts.map(({ entity }) => entity);
  const ofMethod = deliveryDays(method.deliveryTime);
  const spans = shipped.map((line) => spanOf(line, ofMethod));
  const positions = [
    ...shipped.map(({ entity }, index) => ({ lineItem: entity, span: spans[index] ?? ofMethod })),
    ...promotions.map((lineItem) => ({ lineItem, span: ofMethod })),
  ].map(({ lineItem, span }) => ({
    lineItem,
    quantity: lineItem['quantity'],
    price: lineItem['price'],
    identifier: lineItem['id'],
    deliveryDate: deliveryDate(span),
    apiAlias: 'cart_delivery_position',
  }));
  const all = promotions.length > 0 ? [...spans, ofMethod] : spans;
  const date = deliveryDate({
    min: Math.max(...all.map(({ min }) => min)),
    max: Math.max(...all.map(({ max }) => max)),
  });
  const entities = costs.map((shippingCosts) => ({
    positions,
    location: shippingLocation(current, view.lang),
    deliveryDate: date,
    shippingMethod: shippingMethodEntity(shop, method, view.lang),
    shippingCosts,
    apiAlias: 'cart_delivery',
  }));
  return { entities, costs, weight };
}

/** In days from now: the product's delivery time, otherwise the method's, after the restock time if stock is short. */
function spanOf(
  { product, line }: PricedLine,
  ofMethod: { min: number; max: number },
): { min: number; max: number } {
  const { min, max } = product.demo.deliveryTime ? deliveryDays(product.demo.deliveryTime) : ofMethod;
  const wait = product.stock < line.quantity ? (product.demo.restockDays ?? 0) : 0;
  return { min: min + wait, max: max + wait };
}

function deliveryDate({ min, max }: { min: number; max: number }): Entity {
  const day = (offset: number) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() + offset);
    date.setUTCHours(16, 0, 0, 0);
    return stamp(date);
  };
  return { earliest: day(min), latest: day(Math.max(max, min + 1)), apiAlias: 'cart_delivery_date' };
}
