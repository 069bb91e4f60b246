import { WAY_FIELDS } from './navigation-tree.ts';

const LAYOUT = [
  'type',
  'position',
  'cssClass',
  'backgroundColor',
  'backgroundMedia',
  'backgroundMediaMode',
  'visibility',
];

/** `includes` of a layout by `apiAlias`. */
export const LAYOUT_INCLUDES = {
  cms_page: ['id', 'type', 'sections'],
  cms_section: [...LAYOUT, 'sizingMode', 'blocks'],
  cms_block: [
    ...LAYOUT,
    'sectionId',
    'sectionPosition',
    'slots',
    'marginTop',
    'marginRight',
    'marginBottom',
    'marginLeft',
  ],
  cms_slot: ['id', 'blockId', 'slot', 'type', 'data', 'config', 'translated.config'],
};

/** `includes` by `apiAlias`: a listing of 24 stays below 60 KB. */
const MEDIA = {
  product_media: ['media', 'position'],
  media: ['url', 'alt', 'translated.alt', 'title', 'translated.title', 'metaData', 'thumbnails'],
  media_thumbnail: ['url', 'width'],
  seo_url: ['seoPathInfo', 'isCanonical'],
};

/** Name and sorting of a property group. */
export const GROUP = [
  ...['id', 'name', 'translated.name', 'displayType', 'sortingType'],
  ...['position', 'translated.position'],
];

/** Name and sorting of a property. */
export const OPTION = ['id', 'name', 'translated.name', 'colorHexCode', 'position', 'translated.position'];

const PRICES = {
  calculated_price: ['unitPrice', 'quantity', 'listPrice', 'referencePrice', 'regulationPrice'],
  calculated_cheapest_price: ['unitPrice', 'hasRange', 'listPrice', 'referencePrice', 'regulationPrice'],
  cart_list_price: ['price', 'percentage'],
  cart_price_reference: ['price', 'referenceUnit', 'unitName'],
};

export const CARD_INCLUDES = {
  ...MEDIA,
  ...PRICES,
  product: [
    ...[
      'id',
      'parentId',
      'childCount',
      'name',
      'translated.name',
      'translated.customFields',
      'cover',
      'seoUrls',
    ],
    ...[
      'calculatedPrice',
      'calculatedPrices',
      'calculatedCheapestPrice',
      'markAsTopseller',
      'isNew',
      'releaseDate',
    ],
    ...[
      'shippingFree',
      'ratingAverage',
      'manufacturer',
      'available',
      'isCloseout',
      'availableStock',
      'stock',
      'minPurchase',
      'purchaseSteps',
      'maxPurchase',
      'calculatedMaxPurchase',
      'states',
    ],
    ...['productNumber', 'ean', 'options', 'displayGroup'],
  ],
  product_manufacturer: ['id', 'name', 'translated.name'],
  property_group: [...GROUP, 'options'],
  property_group_option: [...OPTION, 'groupId', 'media'],
  product_sorting: ['key', 'label', 'translated.label'],
};

export const CARD_ASSOCIATIONS = { manufacturer: {}, options: {} };

export const DETAIL_INCLUDES = {
  ...MEDIA,
  ...PRICES,
  product: [
    ...CARD_INCLUDES.product,
    ...[
      'translated.description',
      'translated.metaTitle',
      'translated.metaDescription',
      'translated.keywords',
    ],
    'media',
    ...['restockTime', 'deliveryTime', 'weight', 'width', 'height', 'length', 'optionIds'],
    ...['properties', 'categoryTree', 'categoryIds', 'categories', 'cmsPage'],
  ],
  ...LAYOUT_INCLUDES,
  category: [...WAY_FIELDS, 'active'],
  cms_product_description_reviews: ['reviews'],
  cms_cross_selling: ['crossSellings'],
  cms_buy_box: ['apiAlias'],
  cms_image_slider: ['sliderItems'],
  cms_image_slider_item: ['media'],
  cms_manufacturer_logo: ['apiAlias'],
  product_cross_selling: ['id', 'name', 'translated.name'],
  product_review: ['id', 'title', 'content', 'points', 'externalUser', 'comment', 'createdAt', 'languageId'],
  product_manufacturer: ['id', 'name', 'translated.name', 'link', 'media'],
  delivery_time: ['name', 'translated.name', 'min', 'max', 'unit'],
  property_group: [...GROUP, 'options', 'visibleOnProductDetailPage'],
  property_group_option: [...OPTION, 'groupId', 'group', 'media'],
};

export const DETAIL_ASSOCIATIONS = {
  // By association, because the header that requests SEO paths misses a product that its layout also contains (case 040, 680).
  seoUrls: {},
  categories: {},
  media: { associations: { media: {} } },
  manufacturer: { associations: { media: {} } },
  deliveryTime: {},
  options: { associations: { group: {} } },
  properties: { associations: { group: {} } },
};
