import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { calculatedPrice, type PriceDetails } from '../shop/money.ts';
import type { View } from '../shop/view.ts';
import { cents } from '../shops/derive/amounts.ts';
import type { ProductRecord } from './product-record.ts';

type Pricing = Pick<View, 'lang' | 'currency' | 'taxState' | 'group'>;

export function unitName(unit: string, lang: View['lang']): string {
  return demo.salesChannel.units.find(({ key }) => key === unit)?.name[lang] ?? unit;
}

/** Gross or net as the view has it, prices by rule and tiers included, in the currency of the view. */
export function unitPriceAt(product: ProductRecord, quantity: number, view: Pricing): number {
  const tier =
    product.variant?.price === undefined
      ? tiers(product).findLast(({ from }) => from <= quantity)
      : undefined;
  return shown(groupPrice(product, view) ?? tier?.price ?? product.price, product, view);
}

/** @param gross CHF */
function shown(gross: number, { taxRate }: Pick<ProductRecord, 'taxRate'>, view: Pricing): number {
  const price = gross * view.currency.factor;
  return cents(view.taxState === 'gross' ? price : price / (1 + taxRate / 100));
}

/** Price by the rule "customer is in the group". */
function groupPrice(product: ProductRecord, { group }: Pricing): number | undefined {
  return product.demo.groupPrices?.find((price) => price.group === group)?.price;
}

function tiers(product: ProductRecord): readonly { readonly from: number; readonly price: number }[] {
  return product.demo.tiers ?? [];
}

export function priceDetails(product: ProductRecord, view: Pricing): PriceDetails {
  const { listPrice, content } = product.demo;
  return {
    listPrice:
      listPrice === undefined || product.price !== product.demo.price || listPrice <= product.price
        ? undefined
        : shown(listPrice, product, view),
    reference: content && {
      purchaseUnit: content.purchaseUnit,
      referenceUnit: content.referenceUnit,
      unitName: unitName(content.unit, view.lang),
    },
  };
}

/** Without prices by rule. */
export function singlePrice(product: ProductRecord, view: Pricing): Entity {
  const price = shown(product.price, product, view);
  return calculatedPrice(price, 1, product.taxRate, view.taxState, priceDetails(product, view));
}

/** One per tier with its last quantity; the last tier with its first. A price by rule is one tier. */
export function tierPrices(product: ProductRecord, view: Pricing): Entity[] {
  const ofGroup = groupPrice(product, view);
  if (ofGroup !== undefined)
    return [calculatedPrice(unitPriceAt(product, 1, view), 1, product.taxRate, view.taxState)];
  const list = tiers(product);
  if (product.variant?.price !== undefined) return [];
  return list.map(({ from }, position) => {
    const next = list[position + 1];
    const quantity = next === undefined ? from : next.from - 1;
    return calculatedPrice(
      unitPriceAt(product, from, view),
      quantity,
      product.taxRate,
      view.taxState,
      priceDetails(product, view),
    );
  });
}

export function cheapestPrice(
  product: ProductRecord,
  siblings: readonly ProductRecord[],
  view: Pricing,
): Entity {
  const group = siblings.length > 0 ? siblings : [product];
  const rows = group.flatMap((variant) =>
    [1, ...tiers(variant).map(({ from }) => from)].map((quantity) => ({
      variant,
      price: unitPriceAt(variant, quantity, view),
    })),
  );
  const lowest = rows.reduce((best, row) => (row.price < best.price ? row : best));
  return {
    ...calculatedPrice(lowest.price, 1, product.taxRate, view.taxState, priceDetails(lowest.variant, view)),
    hasRange: rows.some(({ price }) => price !== lowest.price),
    variantId: lowest.variant.id,
    apiAlias: 'calculated_cheapest_price',
  };
}
