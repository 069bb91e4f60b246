import { CARD_INCLUDES } from '../catalog/includes.ts';

const LAYOUT = [
  'id',
  'type',
  'position',
  'cssClass',
  'backgroundColor',
  'backgroundMedia',
  'backgroundMediaMode',
  'visibility',
];

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
  cms_page: ['id', 'type', 'sections'],
  cms_section: [...LAYOUT, 'sizingMode', 'blocks'],
  cms_block: [
    ...LAYOUT,
    'sectionPosition',
    'slots',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
  ],
  cms_slot: ['id', 'slot', 'type', 'data', 'config', 'translated.config'],
  cms_product_listing: ['apiAlias'],
};
