import type { Nullable } from '../../shopware/entities.ts';
import { productItems, type SwCart, type SwLineItem } from '../../shopware/mappers/cart-entity.ts';
import type { SwRules } from '../../shopware/mappers/context-entity.ts';
import {
  CALCULATION,
  DEFAULT_CURRENCY,
  priceIn,
  type SwShippingRow,
} from '../../shopware/reads/shipping-prices.ts';

/**
 * Price of a shipping method that is not chosen, by the algorithm of Shopware's `DeliveryCalculator`: the cheapest fitting
 * row of the first matching rule, otherwise of the rows without a rule.
 * @returns an amount in the session's currency; null if no row fits
 */
export function shippingPrice(
  rows: readonly SwShippingRow[],
  cart: SwCart,
  rules: Nullable<SwRules>,
): number | null {
  const shipped = productItems(cart).filter(({ deliveryInformation }) => deliveryInformation);
  const counted = shipped.filter(({ deliveryInformation }) => !deliveryInformation?.freeDelivery);
  if (counted.length === 0) return 0;
  for (const ruleId of [...(rules?.ruleIds ?? []), null]) {
    const fitting = rows
      .filter((row) => (row.ruleId ?? null) === ruleId && fits(row, counted, rules))
      .flatMap((row) => amount(row, rules) ?? []);
    if (fitting.length > 0) return Math.min(...fitting);
  }
  return null;
}

function fits(row: SwShippingRow, items: readonly SwLineItem[], rules: Nullable<SwRules>): boolean {
  if (row.calculationRuleId) return rules?.ruleIds?.includes(row.calculationRuleId) ?? false;
  const value = measured(row.calculation, items);
  return (!row.quantityStart || value >= row.quantityStart) && (!row.quantityEnd || value <= row.quantityEnd);
}

function measured(calculation: Nullable<number>, items: readonly SwLineItem[]): number {
  const sum = (of: (item: SwLineItem) => number) => items.reduce((total, item) => total + of(item), 0);
  const pieces = ({ quantity }: SwLineItem) => quantity ?? 0;
  switch (calculation) {
    case CALCULATION.quantity:
      return sum(pieces);
    case CALCULATION.cartTotal:
      return sum(({ price }) => price?.totalPrice ?? 0);
    case CALCULATION.weight:
      return sum((item) => (item.deliveryInformation?.weight ?? 0) * pieces(item));
    case CALCULATION.volume:
      return sum((item) => {
        const { height, width, length } = item.deliveryInformation ?? {};
        return (height ?? 0) * (width ?? 0) * (length ?? 0) * pieces(item);
      });
    default:
      return sum(({ price }) => price?.totalPrice ?? 0) / 100;
  }
}

function amount(row: SwShippingRow, rules: Nullable<SwRules>): number | null {
  const found = priceIn(row, rules?.currencyId);
  const value = rules?.taxState === 'gross' ? found?.gross : found?.net;
  if (value === undefined || value === null) return null;
  return found?.currencyId === DEFAULT_CURRENCY ? value * (rules?.currencyFactor ?? 1) : value;
}
