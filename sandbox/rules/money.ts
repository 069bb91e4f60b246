import type { TaxState } from '../protocol/call.ts';
import { cents, taxOf } from '../shops/derive/amounts.ts';
import { type Entity, objectsIn } from '../state/entity.ts';

/** Amounts by tax rate in percent. */
export type ByRate = ReadonlyMap<number, number>;

export interface PriceDetails {
  readonly listPrice?: number | undefined;
  readonly reference?:
    | { readonly purchaseUnit: number; readonly referenceUnit: number; readonly unitName: string }
    | undefined;
}

/** The tax in a gross price or on a net one. */
function calculatedTax(price: number, taxRate: number, taxState: TaxState): Entity {
  const tax = taxState === 'gross' ? taxOf(price, taxRate) : cents((price * taxRate) / 100);
  return { tax, taxRate, price, apiAlias: 'cart_tax_calculated' };
}

export function calculatedPrice(
  unitPrice: number,
  quantity: number,
  taxRate: number,
  taxState: TaxState,
  { listPrice, reference }: PriceDetails = {},
): Entity {
  const totalPrice = cents(unitPrice * quantity);
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: taxState === 'tax-free' ? [] : [calculatedTax(totalPrice, taxRate, taxState)],
    referencePrice: reference
      ? {
          ...reference,
          price: cents((unitPrice / reference.purchaseUnit) * reference.referenceUnit),
          apiAlias: 'cart_price_reference',
        }
      : null,
    listPrice:
      listPrice === undefined
        ? null
        : {
            price: listPrice,
            discount: cents(unitPrice - listPrice),
            percentage: cents(100 - (unitPrice / listPrice) * 100),
            apiAlias: 'cart_list_price',
          },
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
}

/** Ascending by rate, as Shopware sorts. */
export function sumByRate(rows: Iterable<readonly [rate: number, amount: number]>): ByRate {
  const sums = new Map<number, number>();
  for (const [rate, amount] of rows) sums.set(rate, cents((sums.get(rate) ?? 0) + amount));
  return new Map([...sums].toSorted(([a], [b]) => a - b));
}

/** A price whose tax follows the rates of a basis ("auto"). */
export function sharedPrice(amount: number, basis: ByRate, taxState: TaxState): Entity {
  const total = [...basis.values()].reduce((sum, value) => sum + value, 0);
  const shareOf = (value: number) => (total === 0 ? 1 / basis.size : value / total);
  const calculatedTaxes =
    taxState === 'tax-free'
      ? []
      : [...basis].map(([rate, value]) => calculatedTax(cents(amount * shareOf(value)), rate, taxState));
  return {
    unitPrice: amount,
    quantity: 1,
    totalPrice: amount,
    calculatedTaxes,
    apiAlias: 'calculated_price',
  };
}

/** Sums taxes that are rounded price by price ("horizontal" calculation). */
export function totalTaxes(prices: readonly Entity[]): { taxes: Entity[]; sum: number } {
  const rows = prices.flatMap((price) => objectsIn(price['calculatedTaxes']));
  const sums = (field: 'price' | 'tax') =>
    sumByRate(rows.map((row) => [Number(row['taxRate']), Number(row[field])]));
  const taxes = sums('tax');
  return {
    taxes: [...sums('price')].map(([taxRate, price]) => ({
      tax: taxes.get(taxRate) ?? 0,
      taxRate,
      price,
      apiAlias: 'cart_tax_calculated',
    })),
    sum: cents([...taxes.values()].reduce((sum, value) => sum + value, 0)),
  };
}
