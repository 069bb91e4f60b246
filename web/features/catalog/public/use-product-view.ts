import { useEffect } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { track } from '../../../shared/tracking/track.ts';

/** Once per product, however often the page renders. */
export function useProductView(product: ProductPartsFragment): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same product in fresh data is not seen anew.
  useEffect(() => track({ kind: 'view', product }), [product.id]);
}
