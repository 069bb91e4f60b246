import type { Entity, Nullable, SwList } from '../../shopware/entities.ts';
import { productItems, type SwCart, type SwLineItem } from '../../shopware/mappers/cart-entity.ts';
import type { SwRules } from '../../shopware/mappers/context-entity.ts';
import type { PublicRead } from '../../shopware/reads/public-reads.ts';

type SwShippingRow = Entity<'ShippingMethodPrice'>;
type SwPriceLists = SwList<Entity<'ShippingMethod'>>;

/** Id of Shopware's default currency: its amounts are converted where a price list lacks a currency. */
const DEFAULT_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

export const PRICE_LISTS: PublicRead<SwPriceLists> = {
  name: 'shippingPrices',
  call: {
    path: '/shipping-method',
    body: {
      limit: 100,
      associations: { prices: {} },
      includes: { shipping_method: ['id', 'prices'] },
    },
  },
};

/**
 * Price of a shipping method that is not chosen, by the algorithm of Shopware's `DeliveryCalculator`: the cheapest
 * fitting row of the first matching rule; else of the rows without a rule.
 * @returns an amount in the session's currency; null where no row fits
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
    case 1:
      return sum(pieces);
    case 2:
      return sum(({ price }) => price?.totalPrice ?? 0);
    case 3:
      return sum((item) => (item.deliveryInformation?.weight ?? 0) * pieces(item));
    case 4:
      return sum((item) => {
        const { height, width, length } = item.deliveryInformation ?? {};
        return (height ?? 0) * (width ?? 0) * (length ?? 0) * pieces(item);
      });
    default:
      return sum(({ price }) => price?.totalPrice ?? 0) / 100;
  }
}

function amount(row: SwShippingRow, rules: Nullable<SwRules>): number | null {
  const own = row.currencyPrice?.find(({ currencyId }) => currencyId === rules?.currencyId);
  const found = own ?? row.currencyPrice?.find(({ currencyId }) => currencyId === DEFAULT_CURRENCY);
  const value = rules?.taxState === 'gross' ? found?.gross : found?.net;
  if (value === undefined || value === null) return null;
  return found?.currencyId === DEFAULT_CURRENCY ? value * (rules?.currencyFactor ?? 1) : value;
}
