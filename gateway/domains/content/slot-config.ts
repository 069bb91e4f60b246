import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { isObject, type Json } from '../../lib/json.ts';
import type { SwCmsSlot } from '../../shopware/entities.ts';

function setting({ translated, config }: SwCmsSlot, name: string): Json | null {
  for (const settings of [isObject(translated) ? translated['config'] : null, config]) {
    const found = isObject(settings) ? settings[name] : null;
    if (isObject(found)) return found;
  }
  return null;
}

/** A setting in the language of the read; undefined without one. */
export function configValue(slot: SwCmsSlot, name: string): unknown {
  return setting(slot, name)?.['value'];
}

export function configText(slot: SwCmsSlot, name: string): string | null {
  const value = configValue(slot, name);
  return typeof value === 'string' && value !== '' ? value : null;
}

export type CmsSlotSource = ResolversParentTypes['CmsSlot'];

type WithoutPlace<T> = T extends unknown ? Omit<T, 'id' | 'slot'> : never;

export type SlotContent = WithoutPlace<CmsSlotSource>;

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

/** A part of a product; null for other elements. */
export function productPart(slot: SwCmsSlot, productId: string | null): SlotContent | null {
  // Only a mapped gallery belongs to the product.
  const gallery =
    slot.type === 'image-gallery' &&
    setting(slot, 'sliderItems')?.['source'] === 'mapped' &&
    productId !== null;
  if (!gallery && !isProductPart(slot)) return null;
  return {
    __typename: 'CmsProductPart',
    part: slot.type ?? '',
    productId: configText(slot, 'product') ?? productId,
  };
}
