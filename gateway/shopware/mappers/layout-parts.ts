import { isObject, type Json } from '../../lib/json.ts';
import type { Nullable, SwCmsBlock, SwCmsPage, SwCmsSection, SwCmsSlot, SwProduct } from '../entities.ts';

/** Sections of a layout, without invalid ones. */
export function sectionsOf(layout: Nullable<SwCmsPage>): SwCmsSection[] {
  return parts(layout?.sections);
}

export function blocksOf({ blocks }: SwCmsSection): SwCmsBlock[] {
  return parts(blocks);
}

export function slotsOf({ slots }: SwCmsBlock): SwCmsSlot[] {
  return parts(slots);
}

/** All slots of a layout, in Shopware's sequence. */
export function layoutSlots(layout: Nullable<SwCmsPage>): SwCmsSlot[] {
  return sectionsOf(layout).flatMap(blocksOf).flatMap(slotsOf);
}

function parts<T>(value: Nullable<readonly T[]>): T[] {
  const all: readonly T[] = Array.isArray(value) ? value : [];
  return all.filter((one) => isObject(one));
}

/** Data of an element in the product's own layout, such as reviews, which saves a call; null without one. */
export function layoutSlot(product: SwProduct, type: string): Json | null {
  const slot = layoutSlots(product.cmsPage).find((candidate) => candidate.type === type);
  return isObject(slot?.data) ? slot.data : null;
}
