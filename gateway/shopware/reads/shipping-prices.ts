import type { Entity, Nullable, SwList, SwProduct } from '../entities.ts';
import { fields } from './criteria.ts';
import type { PublicRead } from './public-reads.ts';

export type SwShippingRow = Entity<'ShippingMethodPrice'>;

/** Price lists and delivery times of all shipping methods of the sales channel. */
export const PRICE_LISTS: PublicRead<SwList<Entity<'ShippingMethod'>>> = {
  name: 'shippingPrices',
  call: {
    path: '/shipping-method',
    body: {
      limit: 100,
      associations: { prices: {}, deliveryTime: {} },
      includes: {
        shipping_method: ['id', 'prices', 'deliveryTime'],
        delivery_time: fields('translated.name min max unit'),
      },
    },
  },
};

/** Id of Shopware's default currency: its amounts are converted where a price list lacks a currency. */
const DEFAULT_CURRENCY = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

/** A row's price in a currency, or that in the default currency; undefined without either. */
export function priceIn({ currencyPrice }: SwShippingRow, currencyId: Nullable<string>) {
  return (
    currencyPrice?.find((price) => price.currencyId === currencyId) ??
    currencyPrice?.find((price) => price.currencyId === DEFAULT_CURRENCY)
  );
}

/** Quantity that a row of a price list measures (Shopware's `DeliveryCalculator`). */
export const CALCULATION = { quantity: 1, cartTotal: 2, weight: 3, volume: 4 } as const;

/** Products that shipping is charged for. */
export interface Parcel {
  readonly pieces: number;
  readonly amount: number;
  /** Of all pieces, in kilograms and cubic millimetres. */
  readonly weight: number;
  readonly volume: number;
}

interface Pricing {
  /** Matching rules in Shopware's order. */
  readonly ruleIds: readonly string[];
  readonly currencyId: Nullable<string>;
  readonly factor: number;
  readonly isGross: boolean;
}

/** Price by Shopware's `DeliveryCalculator`: the cheapest fitting row of the first matching rule; null if no row fits. */
export function shippingPrice(
  rows: readonly SwShippingRow[],
  parcel: Parcel,
  { ruleIds, currencyId, factor, isGross }: Pricing,
): number | null {
  for (const rule of [...ruleIds, null]) {
    const amounts = rows
      .filter((row) => (row.ruleId ?? null) === rule && fits(row, parcel, ruleIds))
      .flatMap((row) => {
        const price = priceIn(row, currencyId);
        const amount = isGross ? price?.gross : price?.net;
        if (amount == null) return [];
        return price?.currencyId === DEFAULT_CURRENCY ? amount * factor : amount;
      });
    if (amounts.length > 0) return Math.min(...amounts);
  }
  return null;
}

function fits(row: SwShippingRow, parcel: Parcel, ruleIds: readonly string[]): boolean {
  if (row.calculationRuleId) return ruleIds.includes(row.calculationRuleId);
  const value = measured(row.calculation, parcel);
  return (!row.quantityStart || value >= row.quantityStart) && (!row.quantityEnd || value <= row.quantityEnd);
}

function measured(calculation: Nullable<number>, { pieces, amount, weight, volume }: Parcel): number {
  switch (calculation) {
    case CALCULATION.quantity:
      return pieces;
    case CALCULATION.cartTotal:
      return amount;
    case CALCULATION.weight:
      return weight;
    case CALCULATION.volume:
      return volume;
    default:
      return amount / 100;
  }
}

/** In cubic millimetres. */
export function volumeOf({ height, width, length }: Pick<SwProduct, 'height' | 'width' | 'length'>): number {
  return (height ?? 0) * (width ?? 0) * (length ?? 0);
}
