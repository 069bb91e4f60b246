import { isObject, type Json } from '../../lib/json.ts';
import type { SwProduct } from '../../shopware/entities.ts';

/**
 * What Shopware put into an element of the product's own layout; null when the layout has no such element. Its reviews
 * and cross-selling come with the product this way and need no call of their own.
 */
export function layoutSlot(product: SwProduct, type: string): Json | null {
  const blocks = (product.cmsPage?.sections ?? []).flatMap((section) => section.blocks ?? []);
  const slot = blocks.flatMap((block) => block.slots ?? []).find((candidate) => candidate.type === type);
  return isObject(slot?.data) ? slot.data : null;
}
