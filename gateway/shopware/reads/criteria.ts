/** Fields of an entity, separated by spaces. `translated.name` includes `name` (`withTranslatedFields`). */
export function fields(names: string): string[] {
  return names.trim().split(/\s+/);
}

export function equals(field: string, value: unknown) {
  return { type: 'equals', field, value };
}

/** Sorted, so that equal choices share a cache entry. */
export function equalsAny(field: string, values: readonly string[]) {
  return { type: 'equalsAny', field, value: values.toSorted().join('|') };
}

const LAYOUT = 'type position cssClass backgroundColor backgroundMedia backgroundMediaMode visibility';

/** `includes` of a layout by `apiAlias`. */
export const LAYOUT_INCLUDES = {
  cms_page: fields('id type sections'),
  cms_section: fields(`${LAYOUT} sizingMode blocks`),
  cms_block: fields(
    `${LAYOUT} sectionId sectionPosition slots marginTop marginRight marginBottom marginLeft`,
  ),
  cms_slot: fields('id blockId slot type data translated.config'),
};

/** Pictures and paths of entities. */
export const PICTURE_INCLUDES = {
  media: fields('url mimeType translated.alt metaData thumbnails'),
  media_thumbnail: fields('url width'),
  seo_url: fields('seoPathInfo isCanonical'),
};

/** A listing of 24 stays below 60 KB. */
const MEDIA = {
  ...PICTURE_INCLUDES,
  product_media: fields('media position'),
  media: fields('url mimeType translated.alt translated.title metaData thumbnails'),
};

/** Name and sorting of a property group. */
export const GROUP = fields('id translated.name displayType sortingType translated.position');

/** Name and sorting of a property. */
export const OPTION = fields('id translated.name colorHexCode translated.position');

/** Fields of a category for breadcrumbs. */
export const WAY_FIELDS = fields('id parentId path translated.name type visible seoUrls');

const PRICES = {
  calculated_price: fields('unitPrice quantity listPrice referencePrice regulationPrice'),
  calculated_cheapest_price: fields('unitPrice hasRange listPrice referencePrice regulationPrice'),
  cart_list_price: fields('price percentage'),
  cart_price_reference: fields('price referenceUnit unitName'),
};

export const CARD_INCLUDES = {
  ...MEDIA,
  ...PRICES,
  product: fields(`
    id parentId childCount productNumber ean translated.name translated.customFields cover seoUrls manufacturer
    calculatedPrice calculatedPrices calculatedCheapestPrice markAsTopseller isNew releaseDate shippingFree
    ratingAverage available isCloseout availableStock stock minPurchase purchaseSteps maxPurchase
    calculatedMaxPurchase states options displayGroup
  `),
  product_manufacturer: fields('id translated.name'),
  property_group: [...GROUP, 'options'],
  property_group_option: [...OPTION, 'groupId', 'media'],
  product_sorting: fields('key translated.label'),
};

export const CARD_ASSOCIATIONS = { manufacturer: {}, options: {} };

/** Products as cards. */
export const CARDS = { associations: CARD_ASSOCIATIONS, includes: CARD_INCLUDES };

export const REVIEW = fields('id title content points externalUser comment createdAt languageId');

/** The data of a product page. */
export const DETAIL = {
  associations: {
    // By association, because the header for SEO paths misses a product that its layout contains (case 040, 680).
    seoUrls: {},
    categories: {},
    media: { associations: { media: {} } },
    manufacturer: { associations: { media: {} } },
    deliveryTime: {},
    options: { associations: { group: {} } },
    properties: { associations: { group: {} } },
  },
  includes: {
    ...MEDIA,
    ...PRICES,
    product: [
      ...CARD_INCLUDES.product,
      ...fields(`
        translated.description translated.metaTitle translated.metaDescription translated.keywords media
        restockTime deliveryTime weight width height length optionIds properties categoryTree categoryIds
        categories cmsPage
      `),
    ],
    ...LAYOUT_INCLUDES,
    category: [...WAY_FIELDS, 'active'],
    cms_product_description_reviews: ['reviews'],
    cms_cross_selling: ['crossSellings'],
    cms_buy_box: ['apiAlias'],
    cms_image_slider: ['sliderItems'],
    cms_image_slider_item: ['media'],
    cms_manufacturer_logo: ['apiAlias'],
    product_cross_selling: fields('id translated.name'),
    product_review: REVIEW,
    product_manufacturer: fields('id translated.name link media'),
    delivery_time: fields('translated.name min max unit'),
    property_group: [...GROUP, 'options', 'visibleOnProductDetailPage'],
    property_group_option: [...OPTION, 'groupId', 'group', 'media'],
  },
};
