import type { PurchaseRules } from '../../../../schema/generated/types.ts';
import type { Nullable } from '../../../shopware/entities.ts';

/** Shopware's default. */
const DEFAULT_MAX_QUANTITY = 100;

/** Minimum, maximum and step of the quantity; at least 1. */
export function purchaseRules(product: {
  readonly minPurchase?: Nullable<number>;
  readonly purchaseSteps?: Nullable<number>;
  readonly maxPurchase?: Nullable<number>;
  readonly calculatedMaxPurchase?: Nullable<number>;
}): PurchaseRules {
  const min = Math.max(1, product.minPurchase ?? 1);
  return {
    min,
    step: Math.max(1, product.purchaseSteps ?? 1),
    max: Math.max(0, product.calculatedMaxPurchase ?? product.maxPurchase ?? DEFAULT_MAX_QUANTITY),
  };
}
