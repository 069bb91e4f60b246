import type { Money } from '../../../../schema/generated/types.ts';
import { money } from '../../../shopware/mappers/money.ts';
import {
  CALCULATION,
  PRICE_LISTS,
  priceIn,
  type SwShippingRow,
} from '../../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../../shared/context.ts';

/** Threshold of free shipping in the request's currency, by the sales channel's default shipping method. */
export async function freeShippingFrom(context: GatewayContext): Promise<Money | null> {
  const sum = await freeShippingSum(context, context.currency.isoCode, null);
  return sum === null ? null : money(sum, context.money);
}

/**
 * Subtotal from which shipping is free: `FREE_SHIPPING_FROM`, or that of the price list of a shipping method
 * (docs/rules.md, "Presentation"). Never fails, because nothing depends on it.
 * @param currency ISO 4217, of the subtotal
 * @param methodId null for the sales channel's default method
 * @returns null if it depends on the cart
 */
export async function freeShippingSum(
  context: GatewayContext,
  currency: string,
  methodId: string | null,
): Promise<number | null> {
  const { configuration, channel, log } = context;
  const { freeShippingFrom: configured } = configuration;
  try {
    const currencies = await channel.currencies();
    const { id = '', factor = 1 } = currencies.find(({ isoCode }) => isoCode === currency) ?? {};
    if (configured !== null) return configured * factor;
    const { shippingMethodId, ruleIds } = await channel.facts();
    const { elements } = await context.read(PRICE_LISTS);
    const method = elements?.find((candidate) => candidate.id === (methodId ?? shippingMethodId));
    return method === undefined ? null : freeFrom(method.prices ?? [], ruleIds, id);
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}

/** Relevant fields of a price list's row. */
type PriceRow = Pick<
  SwShippingRow,
  'ruleId' | 'calculation' | 'calculationRuleId' | 'quantityStart' | 'quantityEnd' | 'currencyPrice'
>;

/**
 * Subtotal from which a shipping method is free, by the algorithm of Shopware's `DeliveryCalculator`: the cheapest fitting
 * row of the first matching rule counts, otherwise of the rows without a rule. Shopware does not convert the subtotals of
 * a price list: they are equal in every currency.
 * @param rules ids of the rules that match without a cart, in Shopware's order
 * @returns null if it is never free, always free, or depends on the cart
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
