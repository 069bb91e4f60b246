import type { View } from '../../protocol/call.ts';
import { idOf } from '../../shops/derive/ids.ts';
import { cents } from '../../shops/derive/prices.ts';
import type { DemoPromotion } from '../../shops/model/sales-channel.ts';
import type { Entity } from '../../state/entity.ts';
import type { CartRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { sharedPrice, sumByRate } from '../prices.ts';
import { cartError, type PricedLine } from './lines.ts';

export function discountId(key: string): string {
  return idOf('discount', key);
}

/** Its `total` is negative, in the session's currency; 0 for a discount on the delivery. */
export type AppliedPromotion = ReturnType<typeof discountLine>;

function runningPromotions(shop: Shop): DemoPromotion[] {
  const now = Date.now();
  return shop.catalogue.promotions.filter(
    ({ key, validUntil }) =>
      (validUntil === undefined || Date.parse(validUntil) >= now) && !shop.isInactive('promotion', key),
  );
}

/** Whether the promotion of a line item is running. */
export function isOffered(shop: Shop, id: string): boolean {
  return runningPromotions(shop).some(({ key }) => discountId(key) === id);
}

function exclude(a: DemoPromotion, b: DemoPromotion): boolean {
  return a.excludes?.includes(b.key) || b.excludes?.includes(a.key) || false;
}

/**
 * Promotions by code and automatic ones, by priority, without those that exclude each other; `codes` are the entered ones of
 * running promotions. Free delivery has a line only if the delivery costs something.
 */
export function applyPromotions(shop: Shop, record: CartRecord, lines: readonly PricedLine[], view: View) {
  const { lang, currency } = view;
  const running = runningPromotions(shop);
  const byCode = (code: string) => running.find((one) => one.code?.toLowerCase() === code.toLowerCase());
  const codes = record.codes.filter((code) => byCode(code) !== undefined);
  const errors = record.codes
    .filter((code) => !codes.includes(code))
    .map((code) => cartError('promotion-not-found', { code }));
  const applied: AppliedPromotion[] = [];
  const nothing = { applied, freeDelivery: undefined, errors, codes };
  if (lines.length === 0) return nothing;
  const entered = codes.flatMap((code) => byCode(code) ?? []);
  const subtotal = cents(lines.reduce((sum, { total }) => sum + total, 0));
  if (subtotal === 0) {
    if (entered.length > 0)
      errors.push(
        cartError('promotions-on-cart-price-zero-error', {
          promotions: entered.map(({ name }) => name[lang]).join(', '),
        }),
      );
    return nothing;
  }
  const automatic = running.filter(({ key, code }) => code === undefined && !record.blocked.includes(key));
  const isEligible = ({ minimum = 0 }: DemoPromotion) => subtotal >= cents(minimum * currency.factor);
  for (const promotion of entered)
    if (!isEligible(promotion))
      errors.push(cartError('promotion-not-eligible', { name: promotion.name[lang] }));
  const chosen: DemoPromotion[] = [];
  const candidates = [...entered, ...automatic].filter(isEligible);
  for (const promotion of candidates.toSorted((a, b) => (b.priority ?? 1) - (a.priority ?? 1))) {
    if (!chosen.some((other) => exclude(other, promotion))) chosen.push(promotion);
    else if (promotion.code !== undefined)
      errors.push(cartError('promotion-excluded', { name: promotion.name[lang] }));
  }
  let rest = subtotal;
  for (const promotion of chosen) {
    if (promotion.discount.kind === 'free-delivery') continue;
    const discount = cartDiscount(promotion, lines, subtotal, rest, view);
    rest = cents(rest + discount.total);
    applied.push(discount);
  }
  const freeDelivery = chosen.find(({ discount }) => discount.kind === 'free-delivery');
  return { applied, freeDelivery, errors, codes };
}

/** @param rest of the positions after other discounts: the maximum of this one */
function cartDiscount(
  promotion: DemoPromotion,
  lines: readonly PricedLine[],
  subtotal: number,
  rest: number,
  view: View,
): AppliedPromotion {
  const { kind, value, max } = promotion.discount;
  const { factor } = view.currency;
  const amount = Math.min(
    cents(kind === 'percentage' ? (subtotal * value) / 100 : value * factor),
    max === undefined ? Number.POSITIVE_INFINITY : cents(max * factor),
    rest,
  );
  const basis = sumByRate(lines.map(({ product, total }) => [product.taxRate, total]));
  return discountLine(promotion, -amount, 'cart', sharedPrice(-amount, basis, view.taxState), view);
}

/** Its price is 0: the delivery has the discount (case 267). */
export function deliveryDiscount(promotion: DemoPromotion, view: View): AppliedPromotion {
  return discountLine(promotion, 0, 'delivery', sharedPrice(0, new Map(), view.taxState), view);
}

function discountLine(
  promotion: DemoPromotion,
  total: number,
  discountScope: 'cart' | 'delivery',
  price: Entity,
  { lang }: View,
) {
  const { key, code } = promotion;
  const id = discountId(key);
  const name = promotion.name[lang];
  const entity: Entity = {
    id,
    type: 'promotion',
    referencedId: code ?? id,
    label: name,
    quantity: 1,
    good: false,
    price,
    payload: { code: code ?? '', discountScope },
    cover: null,
    deliveryInformation: null,
    quantityInformation: null,
    states: [],
    apiAlias: 'cart_line_item',
  };
  return { promotion, id, name, total, entity };
}
