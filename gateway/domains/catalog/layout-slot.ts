import { isObject, type Json } from '../../lib/json.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { layoutSlots } from '../../shopware/mappers/layout-parts.ts';

/** Data of an element in the product's own layout, such as reviews, which saves a call; null without one. */
export function layoutSlot(product: SwProduct, type: string): Json | null {
  const slot = layoutSlots(product.cmsPage).find((candidate) => candidate.type === type);
  return isObject(slot?.data) ? slot.data : null;
}
