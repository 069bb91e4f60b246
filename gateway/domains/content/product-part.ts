import type { SwCmsSlot } from '../../shopware/entities.ts';
import { configText, isMapped } from './slot-config.ts';
import type { SlotContent } from './slot-content.ts';

const PARTS: ReadonlySet<string | null | undefined> = new Set([
  'buy-box',
  'product-name',
  'product-description-reviews',
  'cross-selling',
  'manufacturer-logo',
]);

export function isProductPart({ type }: SwCmsSlot): boolean {
  return PARTS.has(type);
}

/**
 * A part of a product; null for other elements.
 * @param productId of the page, for an element without a product
 */
export function productPart(slot: SwCmsSlot, productId: string | null): SlotContent | null {
  // Only a mapped gallery belongs to the product.
  const gallery = slot.type === 'image-gallery' && isMapped(slot, 'sliderItems') && productId !== null;
  if (!gallery && !isProductPart(slot)) return null;
  return {
    __typename: 'CmsProductPart',
    part: slot.type ?? '',
    productId: configText(slot, 'product') ?? productId,
  };
}
