import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';

const NAMES: Readonly<Record<number, string>> = { 8.1: 'CH Normalsatz', 2.6: 'CH reduzierter Satz' };

/** The rates of Swiss VAT in percent. */
export const TAXES: readonly number[] = Object.keys(NAMES)
  .map(Number)
  .toSorted((a, b) => b - a);

/** The `tax` entity of a rate in percent. */
export function taxEntity(taxRate: number): Entity {
  return entity('tax', idOf('tax', String(taxRate)), {
    taxRate,
    name: NAMES[taxRate] ?? String(taxRate),
    position: TAXES.indexOf(taxRate) + 1,
  });
}
