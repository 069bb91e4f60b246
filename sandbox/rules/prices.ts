import type { TaxState, View } from '../protocol/call.ts';
import { demo, isInEu } from '../shops/demo.ts';
import { cents, taxOf } from '../shops/derive/prices.ts';
import { type Entity, objectsIn } from '../state/entity.ts';
import type { ProductRecord } from '../state/products.ts';

type ByRate = ReadonlyMap<number, number>;

interface PriceDetails {
  readonly listPrice?: number | undefined;
  readonly reference?:
    | { readonly purchaseUnit: number; readonly referenceUnit: number; readonly unitName: string }
    | undefined;
}

function calculatedTax(price: number, taxRate: number, taxState: TaxState): Entity {
  const tax = taxState === 'gross' ? taxOf(price, taxRate) : cents((price * taxRate) / 100);
  return { tax, taxRate, price, apiAlias: 'cart_tax_calculated' };
}

export function calculatedPrice(
  unitPrice: number,
  quantity: number,
  taxRate: number,
  taxState: TaxState,
  { listPrice, reference }: PriceDetails = {},
): Entity {
  const totalPrice = cents(unitPrice * quantity);
  return {
    unitPrice,
    quantity,
    totalPrice,
    calculatedTaxes: taxState === 'tax-free' ? [] : [calculatedTax(totalPrice, taxRate, taxState)],
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
    regulationPrice: isInEu && listPrice ? { price: listPrice, apiAlias: 'cart_regulation_price' } : null,
    apiAlias: 'calculated_price',
  };
}

/** Ascending by rate, as Shopware sorts. */
export function sumByRate(rows: Iterable<readonly [rate: number, amount: number]>): ByRate {
  const sums = new Map<number, number>();
  for (const [rate, amount] of rows) sums.set(rate, cents((sums.get(rate) ?? 0) + amount));
  return new Map([...sums].toSorted(([a], [b]) => a - b));
}

/** A price whose tax follows the rates of a basis ("auto"). */
export function sharedPrice(amount: number, basis: ByRate, taxState: TaxState): Entity {
  const total = [...basis.values()].reduce((sum, value) => sum + value, 0);
  const shareOf = (value: number) => (total === 0 ? 1 / basis.size : value / total);
  const calculatedTaxes =
    taxState === 'tax-free'
      ? []
      : [...basis].map(([rate, value]) => calculatedTax(cents(amount * shareOf(value)), rate, taxState));
  return {
    unitPrice: amount,
    quantity: 1,
    totalPrice: amount,
    calculatedTaxes,
    apiAlias: 'calculated_price',
  };
}

/** Sums taxes that are rounded price by price ("horizontal" calculation). */
export function totalTaxes(prices: readonly Entity[]): { taxes: Entity[]; sum: number } {
  const rows = prices.flatMap((price) => objectsIn(price['calculatedTaxes']));
  const sums = (field: 'price' | 'tax') =>
    sumByRate(rows.map((row) => [Number(row['taxRate']), Number(row[field])]));
  const taxes = sums('tax');
  return {
    taxes: [...sums('price')].map(([taxRate, price]) => ({
      tax: taxes.get(taxRate) ?? 0,
      taxRate,
      price,
      apiAlias: 'cart_tax_calculated',
    })),
    sum: cents([...taxes.values()].reduce((sum, value) => sum + value, 0)),
  };
}

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

export function cheapestPrice(product: ProductRecord, siblings: readonly ProductRecord[], pricing: Pricing) {
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
