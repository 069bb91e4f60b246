import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import type { Nullable, SwCmsLayout, SwCmsPage } from '../../shopware/entities.ts';
import type { GatewayContext } from '../shared/context.ts';
import { byPosition, cmsPage } from './cms-page.ts';

/** The elements of Shopware's default product layout, from top to bottom (case 040). */
const DEFAULT_ELEMENTS = [
  'product-name',
  'manufacturer-logo',
  'image-gallery',
  'buy-box',
  'product-description-reviews',
  'cross-selling',
].join();

/** Whether a layout is Shopware's default one, or one that differs from it in nothing that is seen. */
function isDefault({ sections }: SwCmsPage): boolean {
  const parts = (sections ?? []).toSorted(byPosition);
  const blocks = parts.flatMap((section) => (section.blocks ?? []).toSorted(byPosition));
  const elements = blocks.flatMap(({ slots }) =>
    (slots ?? []).toSorted((a, b) => (a.slot ?? '').localeCompare(b.slot ?? '')).map(({ type }) => type),
  );
  return elements.join() === DEFAULT_ELEMENTS && ![...parts, ...blocks].some(isDressed);
}

/** Whether the shop gave a section or block a look of its own. */
function isDressed({ cssClass, backgroundColor, backgroundMedia, visibility }: SwCmsLayout): boolean {
  const hidden = [visibility?.mobile, visibility?.tablet, visibility?.desktop].includes(false);
  return Boolean(cssClass || backgroundColor || backgroundMedia || hidden);
}

/** The layout of a product's page; null where it is Shopware's default, for which the built-in page stands. */
export async function productLayout(
  context: GatewayContext,
  layout: Nullable<SwCmsPage>,
  productId: string,
): Promise<ResolversParentTypes['CmsPage'] | null> {
  return layout == null || isDefault(layout)
    ? null
    : cmsPage(layout, { context, categoryId: null, productId });
}
