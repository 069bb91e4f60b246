import { isParent } from '../catalog/product-record.ts';
import type { Current } from '../session/current.ts';
import { pricingOf } from '../session/pricing.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { totalTaxes } from '../shop/tax-shares.ts';
import type { View } from '../shop/view.ts';
import { cents } from '../shops/derive/amounts.ts';
import { automaticPromotionGone, type CartError, discountAdded, productNotFound } from './cart-error.ts';
import type { CartRecord } from './cart-record.ts';
import { type Deliveries, deliveriesOf } from './delivery.ts';
import { allowedQuantity } from './line-quantity.ts';
import { methodErrors } from './method-errors.ts';
import { type PricedLine, pricedLine } from './product-line.ts';
import { type AppliedPromotion, applyPromotions, deliveryDiscountLine, isOffered } from './promotion.ts';

export interface Calculation {
  /** Quantities corrected, unknown codes dropped. */
  readonly record: CartRecord;
  readonly lines: readonly PricedLine[];
  readonly promotions: readonly AppliedPromotion[];
  readonly deliveries: Deliveries;
  readonly errors: readonly CartError[];
  readonly price: Entity;
  /** To be paid, in the session's currency. */
  readonly total: number;
  readonly positions: number;
  /** Total in CHF. */
  readonly totalChf: number;
  /** kg */
  readonly weight: number;
}

export function calculateCart(shop: Shop, record: CartRecord, current: Current, given: View): Calculation {
  const view: View = { ...given, ...pricingOf(shop, current) };
  const errors: CartError[] = [];
  const lines = productLines(shop, record, view, errors);
  const offers = applyPromotions(shop, record, lines, view);
  const deliveries = deliveriesOf(
    shop,
    lines,
    offers.applied,
    offers.freeDelivery !== undefined,
    current,
    view,
  );
  const promotions = [...offers.applied];
  if (offers.freeDelivery !== undefined && deliveries.costs.length > 1) {
    promotions.push(deliveryDiscountLine(offers.freeDelivery, view));
  }
  errors.push(...offers.errors, ...promotionChanges(shop, record, promotions));
  const prices = [
    ...lines.map(({ entity }) => entity['price']),
    ...promotions.map(({ entity }) => entity['price']),
  ];
  const positions = cents([...lines, ...promotions].reduce((sum, { total }) => sum + total, 0));
  const costs = deliveries.costs.reduce((sum, cost) => sum + Number(cost['totalPrice']), 0);
  const goodsAndCosts = cents(positions + costs);
  const { taxes, sum } = totalTaxes([...prices.filter(isEntity), ...deliveries.costs]);
  const isGross = view.taxState === 'gross';
  const total = isGross ? goodsAndCosts : cents(goodsAndCosts + sum);
  const totalChf = total / view.currency.factor;
  errors.push(...methodErrors(shop, current, lines, totalChf, deliveries.weight, view.lang));
  return {
    record: {
      ...record,
      lines: lines.map(({ line }) => line),
      codes: lines.length === 0 ? [] : offers.codes,
      promotions: promotions.map(({ id, name, promotion }) => ({
        id,
        name,
        automatic: promotion.code === undefined,
      })),
    },
    lines,
    promotions,
    deliveries,
    errors,
    price: {
      netPrice: isGross ? cents(total - sum) : goodsAndCosts,
      totalPrice: total,
      calculatedTaxes: taxes,
      taxRules: taxes.map(({ taxRate }) => ({ taxRate, percentage: 100, apiAlias: 'cart_tax_rule' })),
      positionPrice: positions,
      taxStatus: view.taxState,
      rawTotal: total,
      apiAlias: 'cart_price',
    },
    total,
    positions,
    totalChf,
    weight: deliveries.weight,
  };
}

function isEntity(value: unknown): value is Entity {
  return typeof value === 'object' && value !== null;
}

function productLines(shop: Shop, record: CartRecord, view: View, errors: CartError[]): PricedLine[] {
  return record.lines.flatMap((line) => {
    const product = shop.products.byId(line.referencedId);
    if (product !== undefined && isParent(product)) return [];
    if (product === undefined || !product.active) {
      errors.push(productNotFound(line.label || line.referencedId));
      return [];
    }
    const label = product.demo.name[view.lang];
    const { quantity, error } = allowedQuantity(product, line.quantity, line.id, label);
    if (error !== undefined) errors.push(error);
    return quantity === 0 ? [] : [pricedLine(shop, { ...line, quantity, label }, product, view)];
  });
}

/**
 * Notices about promotions that came or went: a code that lost its condition has its own notice; an automatic promotion is only
 * reported when the shop ended it.
 */
function promotionChanges(shop: Shop, record: CartRecord, now: readonly AppliedPromotion[]): CartError[] {
  const added = now.filter(({ id }) => !record.promotions.some((before) => before.id === id));
  const ended = record.promotions.filter(({ id, automatic }) => automatic && !isOffered(shop, id));
  return [
    ...added.map(({ name, id }) => discountAdded(name, id)),
    ...ended.map(({ name }) => automaticPromotionGone(name)),
  ];
}
