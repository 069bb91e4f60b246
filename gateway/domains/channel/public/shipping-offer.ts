import type { ShippingOffer } from '../../../../schema/generated/types.ts';
import type { Nullable, SwDeliveryTime } from '../../../shopware/entities.ts';
import { type MoneyView, money } from '../../../shopware/mappers/money.ts';
import {
  CALCULATION,
  DEFAULT_CURRENCY,
  PRICE_LISTS,
  priceIn,
  type SwShippingRow,
} from '../../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../../shared/context.ts';

/** Properties of a single product that a price list uses. */
export interface Parcel {
  readonly pieces: number;
  /** Price in the request's currency. */
  readonly amount: number;
  /** Of all pieces, in kilograms and cubic millimetres. */
  readonly weight: number;
  readonly volume: number;
  readonly isFree: boolean;
  readonly taxState: 'GROSS' | 'NET' | 'TAX_FREE';
  /** Null to use that of the shipping method. */
  readonly deliveryTime: Nullable<SwDeliveryTime>;
}

const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 30, year: 365 };

/**
 * Shipping costs of the sales channel's default method within its country. The Store API does not return whether that
 * method's conditions apply.
 * @returns null if they depend on the cart, or cannot be read at the moment
 */
export async function shippingOffer(context: GatewayContext, parcel: Parcel): Promise<ShippingOffer | null> {
  const { channel, currency, log } = context;
  try {
    const [{ shippingMethodId, ruleIds, countryIso }, currencies, { elements }] = await Promise.all([
      channel.facts(),
      channel.currencies(),
      context.read(PRICE_LISTS),
    ]);
    const method = elements?.find(({ id }) => id === shippingMethodId);
    const known = currencies.find(({ isoCode }) => isoCode === currency.isoCode);
    if (!method || !known || countryIso === null) return null;
    const price = priceOf(method.prices ?? [], ruleIds, parcel, known);
    if (price === null) return null;
    return {
      country: countryIso,
      price: price(context.money),
      ...daysOf(parcel.deliveryTime ?? method.deliveryTime),
    };
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}

/** The algorithm of Shopware's `DeliveryCalculator`, without the parts that need a cart. */
function priceOf(
  rows: readonly SwShippingRow[],
  rules: readonly string[],
  parcel: Parcel,
  { id, factor }: { readonly id: string; readonly factor: number },
): ((view: MoneyView) => ReturnType<typeof money>) | null {
  if (parcel.isFree) return (view) => money(0, view);
  // A rule that does not match now may match with a cart.
  const isOpen = ({ ruleId, calculationRuleId }: SwShippingRow) =>
    Boolean(calculationRuleId) || (ruleId != null && !rules.includes(ruleId));
  if (rows.some(isOpen)) return null;
  for (const rule of [...rules, null]) {
    const amounts = rows
      .filter((row) => (row.ruleId ?? null) === rule && fits(row, parcel))
      .flatMap((row) => amountIn(row, parcel, id, factor) ?? []);
    if (amounts.length > 0) return (view) => money(Math.min(...amounts), view);
  }
  return null;
}

function fits({ calculation, quantityStart, quantityEnd }: SwShippingRow, parcel: Parcel): boolean {
  const value = measured(calculation, parcel);
  return (!quantityStart || value >= quantityStart) && (!quantityEnd || value <= quantityEnd);
}

function measured(calculation: Nullable<number>, { pieces, amount, weight, volume }: Parcel): number {
  switch (calculation) {
    case CALCULATION.quantity:
      return pieces;
    case CALCULATION.weight:
      return weight;
    case CALCULATION.volume:
      return volume;
    default:
      return amount;
  }
}

function amountIn(
  row: SwShippingRow,
  { taxState }: Parcel,
  currencyId: string,
  factor: number,
): number | undefined {
  const found = priceIn(row, currencyId);
  const value = taxState === 'GROSS' ? found?.gross : found?.net;
  if (value == null) return undefined;
  return found?.currencyId === DEFAULT_CURRENCY ? value * factor : value;
}

/** Days; none for a shorter or unknown unit. */
function daysOf(time: Nullable<SwDeliveryTime>): Pick<ShippingOffer, 'minDays' | 'maxDays'> {
  const length = DAYS[time?.unit ?? ''];
  if (time?.min == null || time.max == null || length === undefined) return { minDays: null, maxDays: null };
  return { minDays: time.min * length, maxDays: time.max * length };
}
