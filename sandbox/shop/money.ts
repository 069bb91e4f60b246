import { cents, taxOf } from '../../demo/derive/amounts.ts';
import type { Entity } from './entity.ts';

/** `percentage`: share of the price with this rate. */
export function taxRule(taxRate: number, percentage = 100): Entity {
  return { taxRate, percentage, apiAlias: 'cart_tax_rule' };
}

export function calculatedTax(gross: number, taxRate: number): Entity {
  return { tax: taxOf(gross, taxRate), taxRate, price: gross, apiAlias: 'cart_tax_calculated' };
}

/** In the currency of the view. */
export interface PriceDetails {
  readonly listPrice?: number | undefined;
  readonly reference?:
    | { readonly purchaseUnit: number; readonly referenceUnit: number; readonly unitName: string }
    | undefined;
}

export function calculatedPrice(
  unitPrice: number,
  quantity: number,
  taxRate: number,
  details: PriceDetails = {},
): Entity {
  const totalPrice = cents(unitPrice * quantity);
  const { listPrice, reference } = details;
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: [calculatedTax(totalPrice, taxRate)],
    taxRules: [taxRule(taxRate)],
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
