import { useEffect } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { track } from '../../../shared/tracking/track.ts';

/** Tells those whom the visitor allows that a product is looked at: once, however often its page is drawn. */
export function useProductView(product: ProductPartsFragment): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product in fresh data is not seen anew.
  useEffect(() => track({ kind: 'view', product }), [product.id]);
}
