import { LAYOUT_INCLUDES } from '../../shopware/reads/layout-includes.ts';
import { CARD_INCLUDES } from '../../shopware/reads/product-includes.ts';

/** Fields of a category or landing page with its layout. What a listing slot holds is left out: it is read apart. */
export const PAGE_INCLUDES = {
  ...CARD_INCLUDES,
  category: [
    ...[
      'id',
      'parentId',
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
