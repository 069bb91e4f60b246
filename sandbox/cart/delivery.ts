import { cents } from '../../demo/derive/amounts.ts';
import type { DemoShippingMethod } from '../../demo/model/checkout.ts';
import { deliveryDays } from '../checkout/delivery-time.ts';
import { shippingMethodEntity, shippingPrice } from '../checkout/shipping-method.ts';
import type { Current } from '../session/current.ts';
import { type Entity, stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { sharedPrice, sumByRate } from '../shop/tax-shares.ts';
import type { View } from '../shop/view.ts';
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
  const amount = cents(chf * factor);
  const costs = [sharedPrice(amount, basis), ...(isFree && amount > 0 ? [sharedPrice(-amount, basis)] : [])];
  const promotions = discounts.map(({ entity }) => entity);
  const date = deliveryDate(method);
  const positions = [...shipped.map(({ entity }) => entity), ...promotions].map((lineItem) => ({
    lineItem,
    quantity: lineItem['quantity'],
    price: lineItem['price'],
    identifier: lineItem['id'],
    deliveryDate: date,
    apiAlias: 'cart_delivery_position',
  }));
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

function deliveryDate(method: DemoShippingMethod): Entity {
  const { min, max } = deliveryDays(method.deliveryTime);
  const day = (offset: number) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() + offset);
    date.setUTCHours(16, 0, 0, 0);
    return stamp(date);
  };
  return { earliest: day(min), latest: day(max), apiAlias: 'cart_delivery_date' };
}
