import type { DemoShippingMethod } from '../model/sales-channel.ts';
import { countryRuleId, freeRuleId, idOf } from './ids.ts';

export function cents(value: number): number {
  return Math.round((value + Number.EPSILON * Math.sign(value)) * 100 + Math.sign(value) * 1e-7) / 100;
}

export function taxOf(gross: number, taxRate: number): number {
  return cents((gross / (100 + taxRate)) * taxRate);
}

/** Shopware's price calculations. */
const CALCULATION = { quantity: 1, value: 2, weight: 3 };

/** Rows of a method's price list: by weight or value for each country, and one with the rule for free shipping. */
export function shippingPriceRows(method: DemoShippingMethod) {
  const { key, prices, pricedBy, freeFrom } = method;
  const rows = prices.flatMap(({ upTo, price }, position) => {
    const before = prices[position - 1]?.upTo ?? 0;
    return Object.entries(price).map(([iso, gross]) => ({
      id: idOf('shipping-price', `${key}:${iso}:${position}`),
      ruleId: countryRuleId(iso),
      calculation: CALCULATION[pricedBy],
      // Rows must not overlap by value, because Shopware would take the cheaper one.
      quantityStart: before === 0 || pricedBy === 'weight' ? before : cents(before + 0.01),
      quantityEnd: upTo ?? null,
      gross,
    }));
  });
  if (freeFrom === undefined) return rows;
  const free = {
    id: idOf('shipping-price', `${key}:free`),
    ruleId: freeRuleId(method),
    calculation: CALCULATION.quantity,
    quantityStart: 1,
    quantityEnd: null,
    gross: 0,
  };
  return [...rows, free];
}
