import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import { taxId } from '../shops/derive/ids.ts';

const { taxes } = demo.salesChannel;

/** In percent, descending. */
export const TAXES: readonly number[] = taxes.map(({ rate }) => rate).toSorted((a, b) => b - a);

/** Percent of what is not sold from the catalogue: lines that staff add, shipping. */
export const STANDARD_TAX_RATE = taxes[0]?.rate ?? 0;

export function taxEntity(taxRate: number): Entity {
  return entity('tax', taxId(taxRate), {
    taxRate,
    name: taxes.find(({ rate }) => rate === taxRate)?.name ?? String(taxRate),
    position: TAXES.indexOf(taxRate) + 1,
  });
}
