import { cents, taxOf } from '../../demo/derive/amounts.ts';
import type { Entity } from './entity.ts';

/** `cart_tax_rule`; `percentage` is the share of the price under this rate. */
export function taxRule(taxRate: number, percentage = 100): Entity {
  return { taxRate, percentage, apiAlias: 'cart_tax_rule' };
}

/** `cart_tax_calculated` of a gross price. */
export function calculatedTax(gross: number, taxRate: number): Entity {
  return { tax: taxOf(gross, taxRate), taxRate, price: gross, apiAlias: 'cart_tax_calculated' };
}

/** What a price may carry beside its amount; all amounts in the currency of the view. */
export interface PriceDetails {
  readonly listPrice?: number | undefined;
  readonly reference?:
    | { readonly purchaseUnit: number; readonly referenceUnit: number; readonly unitName: string }
    | undefined;
}

/** `calculated_price` of a quantity at a gross unit price. */
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
