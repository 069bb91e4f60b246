import { CALCULATION, priceIn, type SwShippingRow } from '../../shopware/reads/shipping-prices.ts';

/** What counts of a row of a price list. */
export type PriceRow = Pick<
  SwShippingRow,
  'ruleId' | 'calculation' | 'calculationRuleId' | 'quantityStart' | 'quantityEnd' | 'currencyPrice'
>;

/**
 * Sum of goods from which a shipping method is free of charge, by the algorithm of Shopware's `DeliveryCalculator`: the
 * cheapest fitting row of the first matching rule counts, else of the rows without a rule. Shopware does not convert
 * the sums of a price list: they are the same in every currency.
 * @param rules ids of the rules that hold without a cart, in Shopware's order
 * @returns null where it is never free, always free, or where only a cart tells
 */
export function freeFrom(
  rows: readonly PriceRow[],
  rules: readonly string[],
  currencyId: string,
): number | null {
  const [fitting = []] = [...rules, null]
    .map((rule) => rows.filter(({ ruleId }) => (ruleId ?? null) === rule))
    .filter((group) => group.length > 0);
  const needsCart = fitting.some(
    ({ calculation, calculationRuleId }) => calculation !== CALCULATION.cartTotal || calculationRuleId,
  );
  if (needsCart) return null;
  const starts = fitting
    .filter((row) => !row.quantityEnd && isFree(row, currencyId))
    .map(({ quantityStart }) => quantityStart ?? 0);
  return starts.length === 0 ? null : Math.min(...starts) || null;
}

function isFree(row: PriceRow, currencyId: string): boolean {
  const price = priceIn(row, currencyId);
  return price?.gross === 0 && price.net === 0;
}
