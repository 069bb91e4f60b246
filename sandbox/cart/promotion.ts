import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import { type ByRate, sharedPrice, sumByRate } from '../shop/tax-shares.ts';
import type { View } from '../shop/view.ts';
import { cents } from '../shops/derive/amounts.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { DemoPromotion } from '../shops/model/checkout.ts';
import {
  type CartError,
  cartIsZero,
  promotionExcluded,
  promotionNotEligible,
  promotionNotFound,
} from './cart-error.ts';
import type { CartRecord } from './cart-record.ts';
import type { PricedLine } from './product-line.ts';

export function discountId(key: string): string {
  return idOf('discount', key);
}

export interface AppliedPromotion {
  readonly promotion: DemoPromotion;
  readonly id: string;
  readonly name: string;
  /** Negative, in the session's currency; 0 for a discount on the delivery. */
  readonly total: number;
  readonly entity: Entity;
}

interface Promotions {
  readonly applied: readonly AppliedPromotion[];
  /** Has a line only if there is something to pay. */
  readonly freeDelivery: DemoPromotion | undefined;
  readonly errors: readonly CartError[];
  readonly codes: readonly string[];
}

function isRunning(shop: Shop, promotion: DemoPromotion, now: number): boolean {
  const from = promotion.validFrom === undefined || Date.parse(promotion.validFrom) <= now;
  const until = promotion.validUntil === undefined || Date.parse(promotion.validUntil) >= now;
  return from && until && !shop.switches.inactivePromotions.has(promotion.key);
}

export function isOffered(shop: Shop, id: string, now = Date.now()): boolean {
  return shop.catalogue.promotions.some(
    (promotion) => discountId(promotion.key) === id && isRunning(shop, promotion, now),
  );
}

function collide(a: DemoPromotion, b: DemoPromotion): boolean {
  const names = (one: DemoPromotion, other: DemoPromotion) =>
    one.excludes === 'all' || (one.excludes?.includes(other.key) ?? false);
  return names(a, b) || names(b, a);
}

/** By code and automatic, by priority, without those that exclude each other. */
export function applyPromotions(
  shop: Shop,
  record: CartRecord,
  lines: readonly PricedLine[],
  view: View,
  now = Date.now(),
): Promotions {
  const { lang, currency } = view;
  const running = shop.catalogue.promotions.filter((promotion) => isRunning(shop, promotion, now));
  const byCode = (code: string) =>
    running.find((promotion) => promotion.code?.toLowerCase() === code.toLowerCase());
  const codes = record.codes.filter((code) => byCode(code) !== undefined);
  const errors = record.codes.filter((code) => byCode(code) === undefined).map(promotionNotFound);
  const entered = codes.map(byCode).filter((promotion) => promotion !== undefined);
  const automatic = running.filter(({ key, code }) => code === undefined && !record.blocked.includes(key));
  const goods = cents(lines.reduce((sum, { total }) => sum + total, 0));
  if (lines.length === 0) return { applied: [], freeDelivery: undefined, errors, codes };
  if (goods === 0) {
    const names = Object.fromEntries(entered.map(({ key, name }) => [discountId(key), name[lang]]));
    return {
      applied: [],
      freeDelivery: undefined,
      errors: entered.length > 0 ? [...errors, cartIsZero(names)] : errors,
      codes,
    };
  }
  const meets = ({ minimum = 0 }: DemoPromotion) => goods >= cents(minimum * currency.factor);
  errors.push(
    ...entered.filter((promotion) => !meets(promotion)).map(({ name }) => promotionNotEligible(name[lang])),
  );
  const requested = [...entered, ...automatic]
    .filter(meets)
    .toSorted((a, b) => (b.priority ?? 1) - (a.priority ?? 1));
  const chosen: DemoPromotion[] = [];
  for (const promotion of requested) {
    if (chosen.some((other) => collide(other, promotion))) {
      if (promotion.code !== undefined) errors.push(promotionExcluded(promotion.name[lang]));
    } else chosen.push(promotion);
  }
  let left = goods;
  const applied = chosen
    .filter(({ discount }) => discount.kind !== 'free-delivery')
    .map((promotion) => {
      const result = discountLine(promotion, lines, left, view);
      left = cents(left + result.total);
      return result;
    });
  const freeDelivery = chosen.find(({ discount }) => discount.kind === 'free-delivery');
  return { applied, freeDelivery, errors, codes };
}

function discountLine(
  promotion: DemoPromotion,
  lines: readonly PricedLine[],
  left: number,
  view: View,
): AppliedPromotion {
  const { kind, value, max } = promotion.discount;
  const { factor } = view.currency;
  const goods = lines.reduce((sum, { total }) => sum + total, 0);
  const requested = kind === 'percentage' ? (goods * value) / 100 : value * factor;
  const amount = Math.min(
    cents(requested),
    max === undefined ? Number.POSITIVE_INFINITY : cents(max * factor),
    left,
  );
  const basis: ByRate = sumByRate(lines.map(({ product, total }) => [product.taxRate, total]));
  const composition = lines.map(({ line, total }) => ({
    id: line.id,
    quantity: line.quantity,
    discount: cents((amount * total) / goods),
  }));
  const definition =
    kind === 'percentage'
      ? { percentage: -value, filter: null, type: 'percentage', apiAlias: 'cart_price_percentage' }
      : { price: -cents(value * factor), filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
  const entity = promotionLine(
    promotion,
    view,
    { ...payload(promotion, 'cart'), composition },
    definition,
    sharedPrice(-amount, basis, view.taxState),
  );
  return {
    promotion,
    id: discountId(promotion.key),
    name: promotion.name[view.lang],
    total: -amount,
    entity,
  };
}

/** Its price is 0: the delivery carries the discount (case 267). */
export function deliveryDiscountLine(promotion: DemoPromotion, view: View): AppliedPromotion {
  const definition = {
    price: 0,
    taxRules: [],
    quantity: 1,
    isCalculated: true,
    referencePriceDefinition: null,
    listPrice: null,
    regulationPrice: null,
    type: 'quantity',
    apiAlias: 'cart_price_quantity',
  };
  const price = { ...sharedPrice(0, new Map(), view.taxState), taxRules: [], calculatedTaxes: [] };
  const entity = promotionLine(promotion, view, payload(promotion, 'delivery'), definition, price);
  return { promotion, id: discountId(promotion.key), name: promotion.name[view.lang], total: 0, entity };
}

function payload(promotion: DemoPromotion, discountScope: string): Entity {
  const { discount, code, priority, excludes } = promotion;
  return {
    promotionId: idOf('promotion', promotion.key),
    priority: priority ?? 1,
    discountId: discountId(promotion.key),
    discountType: discount.kind === 'absolute' ? 'absolute' : 'percentage',
    code: code ?? '',
    value: String(discount.value),
    promotionCodeType: code === undefined ? 'global' : 'fixed',
    maxValue: discount.max === undefined ? '' : String(discount.max),
    discountScope,
    preventCombination: excludes === 'all',
    exclusions:
      excludes === undefined || excludes === 'all' ? [] : excludes.map((key) => idOf('promotion', key)),
    groupId: '',
    setGroups: [],
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
  };
}

function promotionLine(
  promotion: DemoPromotion,
  view: View,
  payload: Entity,
  priceDefinition: Entity,
  price: Entity,
): Entity {
  const id = discountId(promotion.key);
  const label = promotion.name[view.lang];
  return {
    payload,
    label,
    quantity: 1,
    priceDefinition,
    price,
    good: false,
    description: label,
    cover: null,
    deliveryInformation: null,
    children: [],
    requirement: null,
    removable: true,
    stackable: false,
    quantityInformation: null,
    modified: false,
    shippingCostAware: true,
    dataTimestamp: null,
    dataContextHash: null,
    uniqueIdentifier: id,
    states: [],
    modifiedByApp: false,
    id,
    type: 'promotion',
    referencedId: promotion.code ?? id,
    apiAlias: 'cart_line_item',
  };
}
