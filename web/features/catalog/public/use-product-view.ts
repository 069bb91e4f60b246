import { useEffect } from 'react';
import type { ProductPartsFragment } from '../../../generated/graphql.ts';
import { track } from '../../../shared/tracking/track.ts';

/** Reports a view once per product, regardless of re-renders. */
export function useProductView(product: ProductPartsFragment): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: fresh data of the same product is not another view.
  useEffect(() => track({ kind: 'view', product }), [product.id]);
}
