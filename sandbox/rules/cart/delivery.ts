import type { View } from '../../protocol/call.ts';
import { cents, taxOf } from '../../shops/derive/prices.ts';
import type { Lang } from '../../shops/model/text.ts';
import { STANDARD_TAX_RATE } from '../../state/channel.ts';
import { type Entity, stamp } from '../../state/entity.ts';
import type { Shop } from '../../state/shop.ts';
import { addressEntity } from '../account/customers.ts';
import { countryEntity } from '../channel/entities.ts';
import { deliveryDays, shippingMethodEntity, shippingPrice } from '../channel/methods.ts';
import { sharedPrice, sumByRate } from '../prices.ts';
import type { Current } from '../session/current.ts';
import type { PricedLine } from './lines.ts';
import type { AppliedPromotion } from './promotions.ts';

export function shippingLocation({ country, shippingAddress }: Current, lang: Lang): Entity {
  return {
    country: country === undefined ? null : countryEntity(country, lang),
    state: null,
    address: shippingAddress === undefined ? null : addressEntity(shippingAddress, lang),
    apiAlias: 'cart_delivery_shipping_location',
  };
}

function weightOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, { product, line }) => sum + product.weight * line.quantity, 0);
}

/**
 * None for downloads only; a second one with a negative price if a promotion pays the first, which is the real one.
 * @returns their costs, and the weight in kg
 */
export function deliveriesOf(
  shop: Shop,
  lines: readonly PricedLine[],
  discounts: readonly AppliedPromotion[],
  isFree: boolean,
  current: Current,
  view: View,
) {
  const method = current.shipping;
  const shipped = lines.filter(({ product }) => product.demo.download !== true);
  const weight = weightOf(shipped);
  if (shipped.length === 0 || method === undefined) return { entities: [], costs: [], weight };
  const { factor } = view.currency;
  const { taxState } = view;
  const linesTotal = lines.reduce((sum, { total }) => sum + total, 0);
  const charged = shipped.filter(({ product }) => product.demo.freeShipping !== true);
  const iso = current.country?.iso ?? '';
  const gross =
    charged.length === 0 ? 0 : (shippingPrice(method, iso, weightOf(charged), linesTotal / factor) ?? 0);
  const amount = cents((taxState === 'gross' ? gross : gross - taxOf(gross, STANDARD_TAX_RATE)) * factor);
  const basis = sumByRate(shipped.map(({ product, total }) => [product.taxRate, total]));
  const amounts = isFree && amount > 0 ? [amount, -amount] : [amount];
  const costs = amounts.map((cost) => sharedPrice(cost, basis, taxState));
  const ofMethod = deliveryDays(method.deliveryTime);
  const parts = [
    ...shipped.map((line) => ({ lineItem: line.entity, span: spanOf(line, ofMethod) })),
    ...discounts.map(({ entity }) => ({ lineItem: entity, span: ofMethod })),
  ];
  const positions = parts.map(({ lineItem, span }) => ({
    lineItem,
    quantity: lineItem['quantity'],
    price: lineItem['price'],
    deliveryDate: deliveryDate(span),
    apiAlias: 'cart_delivery_position',
  }));
  const min = Math.max(...parts.map(({ span }) => span.min));
  // Unlike a position, a delivery of one day gets another one.
  const all = { min, max: Math.max(min + 1, ...parts.map(({ span }) => span.max)) };
  const entities = costs.map((shippingCosts) => ({
    positions,
    location: shippingLocation(current, view.lang),
    deliveryDate: deliveryDate(all),
    shippingMethod: shippingMethodEntity(shop, method, view.lang),
    shippingCosts,
    apiAlias: 'cart_delivery',
  }));
  return { entities, costs, weight };
}

type Span = ReturnType<typeof deliveryDays>;

/** In days: the product's delivery time, otherwise the method's, after the restock time if stock is short. */
function spanOf({ product, line }: PricedLine, ofMethod: Span): Span {
  const { deliveryTime, restockDays = 0 } = product.demo;
  const { min, max } = deliveryTime ? deliveryDays(deliveryTime) : ofMethod;
  const wait = product.stock < line.quantity ? restockDays : 0;
  return { min: min + wait, max: max + wait };
}

function deliveryDate({ min, max }: Span): Entity {
  const day = (offset: number) => {
    const date = new Date();
    date.setUTCDate(date.getUTCDate() + offset);
    date.setUTCHours(16, 0, 0, 0);
    return stamp(date);
  };
  return { earliest: day(min), latest: day(max), apiAlias: 'cart_delivery_date' };
}
