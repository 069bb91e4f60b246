import type { View } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import { cents } from '../../shops/derive/amounts.ts';
import type { Entity } from '../../state/entity.ts';
import type { ProductRecord } from '../../state/products.ts';
import { calculatedPrice, type PriceDetails } from '../money.ts';

type Pricing = Pick<View, 'lang' | 'currency' | 'taxState' | 'group'>;

/** Converts a gross price of the catalogue to the currency and taxes of a session. */
function converted(gross: number, { taxRate }: ProductRecord, { currency, taxState }: Pricing): number {
  const price = gross * currency.factor;
  return cents(taxState === 'gross' ? price : price / (1 + taxRate / 100));
}

/** A price by the rule "customer is in the group". */
function groupPrice({ demo: { groupPrices } }: ProductRecord, { group }: Pricing): number | undefined {
  return groupPrices?.find((price) => price.group === group)?.price;
}

/** Of one piece if that many are bought, with prices by rule and tiers. */
export function unitPriceAt(product: ProductRecord, quantity: number, pricing: Pricing): number {
  const { demo, variant, price } = product;
  const tier =
    variant?.price === undefined ? demo.tiers?.findLast(({ from }) => from <= quantity) : undefined;
  return converted(groupPrice(product, pricing) ?? tier?.price ?? price, product, pricing);
}

export function priceDetails(product: ProductRecord, pricing: Pricing): PriceDetails {
  const { listPrice, content, price } = product.demo;
  const isReduced = listPrice !== undefined && product.price === price && listPrice > price;
  return {
    listPrice: isReduced ? converted(listPrice, product, pricing) : undefined,
    reference: content && {
      purchaseUnit: content.purchaseUnit,
      referenceUnit: content.referenceUnit,
      unitName:
        demo.salesChannel.units.find(({ key }) => key === content.unit)?.name[pricing.lang] ?? content.unit,
    },
  };
}

/** Without prices by rule. */
export function singlePrice(product: ProductRecord, pricing: Pricing): Entity {
  const price = converted(product.price, product, pricing);
  return calculatedPrice(price, 1, product.taxRate, pricing.taxState, priceDetails(product, pricing));
}

/** One for each tier with its last quantity; the last tier with its first. A price by rule is one tier. */
export function tierPrices(product: ProductRecord, pricing: Pricing): Entity[] {
  const { taxRate, demo, variant } = product;
  const { taxState } = pricing;
  if (groupPrice(product, pricing) !== undefined)
    return [calculatedPrice(unitPriceAt(product, 1, pricing), 1, taxRate, taxState)];
  const tiers = variant?.price === undefined ? (demo.tiers ?? []) : [];
  return tiers.map(({ from }, position) => {
    const next = tiers[position + 1];
    const quantity = next === undefined ? from : next.from - 1;
    const price = unitPriceAt(product, from, pricing);
    return calculatedPrice(price, quantity, taxRate, taxState, priceDetails(product, pricing));
  });
}

/** The lowest of a product and its siblings. */
export function cheapestPrice(
  product: ProductRecord,
  siblings: readonly ProductRecord[],
  pricing: Pricing,
): Entity {
  const rows = (siblings.length > 0 ? siblings : [product]).flatMap((variant) =>
    [1, ...(variant.demo.tiers ?? []).map(({ from }) => from)].map((quantity) => ({
      variant,
      price: unitPriceAt(variant, quantity, pricing),
    })),
  );
  const lowest = rows.reduce((best, row) => (row.price < best.price ? row : best));
  const details = priceDetails(lowest.variant, pricing);
  return {
    ...calculatedPrice(lowest.price, 1, product.taxRate, pricing.taxState, details),
    hasRange: rows.some(({ price }) => price !== lowest.price),
    apiAlias: 'calculated_cheapest_price',
  };
}
