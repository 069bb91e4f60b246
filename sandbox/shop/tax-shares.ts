import { cents, taxOf } from '../shops/derive/amounts.ts';
import type { Entity } from './entity.ts';
import { calculatedTax } from './money.ts';
import type { TaxStatus } from './view.ts';

/** By tax rate in percent. */
export type ByRate = ReadonlyMap<number, number>;

/** Ascending by rate, as Shopware sorts. */
export function sumByRate(rows: Iterable<readonly [rate: number, amount: number]>): ByRate {
  const sums = new Map<number, number>();
  for (const [rate, amount] of rows) sums.set(rate, cents((sums.get(rate) ?? 0) + amount));
  return new Map([...sums].toSorted(([a], [b]) => a - b));
}

/** In percent; equal shares where the basis is zero. */
function shares(basis: ByRate): [rate: number, percentage: number][] {
  const total = [...basis.values()].reduce((sum, value) => sum + value, 0);
  return [...basis].map(([rate, value]) => [rate, total === 0 ? 100 / basis.size : (value / total) * 100]);
}

/** Its tax follows the rates of the basis ("auto"). */
export function sharedPrice(amount: number, basis: ByRate, taxState: TaxStatus): Entity {
  const list = taxState === 'tax-free' ? [] : shares(basis);
  return {
    unitPrice: amount,
    quantity: 1,
    totalPrice: amount,
    calculatedTaxes: list.map(([rate, percentage]) =>
      calculatedTax(cents((amount * percentage) / 100), rate, taxState),
    ),
    taxRules: list.map(([taxRate, percentage]) => ({ taxRate, percentage, apiAlias: 'cart_tax_rule' })),
    referencePrice: null,
    listPrice: null,
    regulationPrice: null,
    apiAlias: 'calculated_price',
  };
}

function taxRows(price: Entity): { taxRate: number; tax: number; price: number }[] {
  const rows = price['calculatedTaxes'];
  if (!Array.isArray(rows)) return [];
  return rows.map((row) => ({
    taxRate: Number(row.taxRate),
    tax: Number(row.tax),
    price: Number(row.price),
  }));
}

/** Rounded price by price ("horizontal" calculation). */
export function totalTaxes(prices: readonly Entity[]): { taxes: Entity[]; sum: number } {
  const rows = prices.flatMap(taxRows);
  const amounts = sumByRate(rows.map(({ taxRate, price }) => [taxRate, price]));
  const taxes = sumByRate(rows.map(({ taxRate, tax }) => [taxRate, tax]));
  return {
    taxes: [...amounts].map(([taxRate, price]) => ({
      tax: taxes.get(taxRate) ?? taxOf(price, taxRate),
      taxRate,
      price,
      apiAlias: 'cart_tax_calculated',
    })),
    sum: cents([...taxes.values()].reduce((sum, value) => sum + value, 0)),
  };
}
