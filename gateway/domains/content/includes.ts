import { LAYOUT_INCLUDES } from '../../shopware/reads/layout-includes.ts';
import { CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';

/** `includes` of a category or landing page with layout, without listings, which are read separately. */
export const PAGE_INCLUDES = {
  ...CARD_INCLUDES,
  category: [
    ...[
      'id',
      'parentId',
      'path',
      'childCount',
      'name',
      'translated.name',
      'translated.description',
      'translated.metaTitle',
      'type',
    ],
    ...['translated.metaDescription', 'translated.keywords', 'media', 'seoUrls', 'cmsPage'],
    ...['customFields', 'translated.customFields'],
  ],
  landing_page: [
    ...[
      'id',
      'name',
      'translated.name',
      'translated.metaTitle',
      'translated.metaDescription',
      'translated.keywords',
    ],
    ...['seoUrls', 'cmsPage'],
  ],
  ...LAYOUT_INCLUDES,
  cms_product_listing: ['apiAlias'],
};
