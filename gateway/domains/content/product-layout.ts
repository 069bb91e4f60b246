import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { Nullable, SwCmsLayout, SwCmsPage } from '../../shopware/entities.ts';
import { blocksOf, sectionsOf, slotsOf } from '../../shopware/mappers/layout-parts.ts';
import { byPosition, cmsPage } from './cms-page.ts';
import type { CmsPlace } from './cms-slot.ts';

/** Elements of Shopware's default product layout in order (case 040). */
const DEFAULT_ELEMENTS = [
  'product-name',
  'manufacturer-logo',
  'image-gallery',
  'buy-box',
  'product-description-reviews',
  'cross-selling',
].join();

function isDefault(layout: SwCmsPage): boolean {
  const parts = sectionsOf(layout).toSorted(byPosition);
  const blocks = parts.flatMap((section) => blocksOf(section).toSorted(byPosition));
  const elements = blocks.flatMap((block) =>
    slotsOf(block)
      .toSorted((a, b) => String(a.slot ?? '').localeCompare(String(b.slot ?? '')))
      .map(({ type }) => type),
  );
  return elements.join() === DEFAULT_ELEMENTS && ![...parts, ...blocks].some(isDressed);
}

function isDressed({ cssClass, backgroundColor, backgroundMedia, visibility }: SwCmsLayout): boolean {
  const hidden = [visibility?.mobile, visibility?.tablet, visibility?.desktop].includes(false);
  return Boolean(cssClass || backgroundColor || backgroundMedia || hidden);
}

/** The product's layout; null for Shopware's default, which the built-in page replaces. */
export async function productLayout(
  layout: Nullable<SwCmsPage>,
  place: CmsPlace,
): Promise<ResolversParentTypes['CmsPage'] | null> {
  return layout == null || isDefault(layout) ? null : cmsPage(layout, place);
}
