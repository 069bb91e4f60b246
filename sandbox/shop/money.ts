import { cents, taxOf } from '../shops/derive/amounts.ts';
import type { Entity } from './entity.ts';
import type { TaxStatus } from './view.ts';

/** `percentage`: share of the price with this rate. */
export function taxRule(taxRate: number, percentage = 100): Entity {
  return { taxRate, percentage, apiAlias: 'cart_tax_rule' };
}

/** The tax in a gross price or on a net one. */
export function calculatedTax(price: number, taxRate: number, taxState: TaxStatus): Entity {
  const tax = taxState === 'gross' ? taxOf(price, taxRate) : cents((price * taxRate) / 100);
  return { tax, taxRate, price, apiAlias: 'cart_tax_calculated' };
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
  taxState: TaxStatus,
  details: PriceDetails = {},
): Entity {
  const isTaxed = taxState !== 'tax-free';
  const totalPrice = cents(unitPrice * quantity);
  const { listPrice, reference } = details;
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: isTaxed ? [calculatedTax(totalPrice, taxRate, taxState)] : [],
    taxRules: isTaxed ? [taxRule(taxRate)] : [],
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
