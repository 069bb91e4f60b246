import type { Price, PriceTier, TaxState } from '../../../schema/generated/types.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Nullable, SwPrice, SwProduct } from '../../shopware/entities.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import { listedVariant } from './public/variant.ts';

interface PriceView {
  readonly money: MoneyView;
  readonly taxState: TaxState;
}

/** Whether an error is about a product without a price. */
export class NoPriceError extends UpstreamError {
  constructor() {
    super('garbage', 'A product has no price');
  }
}

/** Price of one piece for lists. A product that represents its variants has Shopware's lowest price of them. @throws NoPriceError */
export function fromPrice(product: SwProduct, { money: view, taxState }: PriceView): Price {
  const hasVariants = Boolean(product.parentId || product.childCount) && listedVariant(product).length === 0;
  const cheapest = hasVariants ? product.calculatedCheapestPrice : null;
  const lowest = cheapest?.hasRange && cheapest.unitPrice != null ? cheapest : firstTier(product);
  return { ...priceOf(lowest, view), taxState, isFromPrice: Boolean(cheapest?.hasRange), tiers: [] };
}

/** Price for the minimum quantity, with its tiers. @throws NoPriceError */
export function productPrice(product: SwProduct, { money: view, taxState }: PriceView): Price {
  return { ...priceOf(firstTier(product), view), taxState, isFromPrice: false, tiers: tiers(product, view) };
}

function firstTier(product: SwProduct): Nullable<SwPrice> {
  return product.calculatedPrices?.[0] ?? product.calculatedPrice;
}

/** Throws for a missing amount, which does not mean 0. */
function unitOf(price: Nullable<SwPrice>): number {
  const unit: unknown = price?.unitPrice;
  if (typeof unit !== 'number') throw new NoPriceError();
  return unit;
}

function priceOf(price: Nullable<SwPrice>, view: MoneyView) {
  const unit = unitOf(price);
  const list = price?.listPrice?.price ?? 0;
  const reduced = list > unit;
  const reference = price?.referencePrice;
  const regulation = price?.regulationPrice?.price;
  return {
    unitPrice: money(unit, view),
    compareAtPrice: reduced ? money(list, view) : null,
    discountPercent: reduced ? Math.round((1 - unit / list) * 100) : null,
    referencePrice:
      reference?.price == null
        ? null
        : {
            price: money(reference.price, view),
            quantity: reference.referenceUnit ?? 1,
            unit: reference.unitName ?? '',
          },
    lowestPrice30Days: regulation ? money(regulation, view) : null,
  };
}

/** Shopware's tiers have their last quantity, except the last tier, which has its first. */
function tiers({ calculatedPrices }: SwProduct, view: MoneyView): PriceTier[] {
  const prices = calculatedPrices ?? [];
  if (prices.length < 2) return [];
  return prices.map((price, index) => {
    const last = index === prices.length - 1;
    return {
      minQuantity: index === 0 ? 1 : (prices[index - 1]?.quantity ?? 0) + 1,
      maxQuantity: last ? null : (price.quantity ?? null),
      unitPrice: money(unitOf(price), view),
    };
  });
}
