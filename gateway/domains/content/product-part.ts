import type { SwCmsSlot } from '../../shopware/entities.ts';
import { configText, isMapped } from './slot-config.ts';
import type { SlotContent } from './slot-content.ts';

/** Elements of Shopware's that show a part of a product. */
const PARTS: ReadonlySet<string | null | undefined> = new Set([
  'buy-box',
  'product-name',
  'product-description-reviews',
  'cross-selling',
  'manufacturer-logo',
]);

/** Whether an element shows a part of a product. */
export function isProductPart({ type }: SwCmsSlot): boolean {
  return PARTS.has(type);
}

/**
 * A part of a product; null for an element that is none.
 * @param productId of the page, for an element that names no product
 */
export function productPart(slot: SwCmsSlot, productId: string | null): SlotContent | null {
  // A gallery is the product's own only where it is filled from the product.
  const gallery = slot.type === 'image-gallery' && isMapped(slot, 'sliderItems') && productId !== null;
  if (!gallery && !isProductPart(slot)) return null;
  return {
    __typename: 'CmsProductPart',
    part: slot.type ?? '',
    productId: configText(slot, 'product') ?? productId,
  };
}
