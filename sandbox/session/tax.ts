import { taxId } from '../../demo/derive/ids.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';

const { taxes } = demo.salesChannel;

/** In percent, descending. */
export const TAXES: readonly number[] = taxes.map(({ rate }) => rate).toSorted((a, b) => b - a);

export function taxEntity(taxRate: number): Entity {
  return entity('tax', taxId(taxRate), {
    taxRate,
    name: taxes.find(({ rate }) => rate === taxRate)?.name ?? String(taxRate),
    position: TAXES.indexOf(taxRate) + 1,
  });
}
