import { isObject, type Json } from '../../lib/json.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { layoutSlots } from '../../shopware/mappers/layout-parts.ts';

/**
 * Data of an element in the product's own layout; null without one. It contains reviews and cross-selling, which saves
 * calls.
 */
export function layoutSlot(product: SwProduct, type: string): Json | null {
  const slot = layoutSlots(product.cmsPage).find((candidate) => candidate.type === type);
  return isObject(slot?.data) ? slot.data : null;
}
