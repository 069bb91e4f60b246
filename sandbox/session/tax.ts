import { taxId } from '../../demo/derive/ids.ts';
import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';

const { taxes } = demo.salesChannel;

/** The rates of VAT in percent, the highest first. */
export const TAXES: readonly number[] = taxes.map(({ rate }) => rate).toSorted((a, b) => b - a);

/** The `tax` entity of a rate in percent. */
export function taxEntity(taxRate: number): Entity {
  return entity('tax', taxId(taxRate), {
    taxRate,
    name: taxes.find(({ rate }) => rate === taxRate)?.name ?? String(taxRate),
    position: TAXES.indexOf(taxRate) + 1,
  });
}
