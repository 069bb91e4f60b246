import { deliveryTimeEntity } from '../checkout/delivery-time.ts';
import { mediaEntity } from '../media/media-entity.ts';
import { taxEntity } from '../session/tax.ts';
import { type Entity, entity, stamp } from '../shop/entity.ts';
import { LIVE_VERSION } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { deliveryTimeId, idOf } from '../shops/derive/ids.ts';
import { productFields } from '../shops/derive/product-fields.ts';
import { isNew } from '../shops/derive/products.ts';
import { categoryEntity } from './category-entity.ts';
import { manufacturerEntity } from './manufacturer.ts';
import { cheapestPrice, singlePrice, tierPrices, unitName } from './product-price.ts';
import { isAvailable, maxPurchase, type ProductRecord } from './product-record.ts';
import { averageRating } from './review.ts';

/** Fields that `includes` drops are not built. */
export function productEntity(shop: Shop, product: ProductRecord, view: View): Entity {
  const { demo } = product;
  const { lang } = view;
  const wants = (field: string) => view.wants('product', field);
  const inherited = product.variant !== null;
  const texts = textFields(product, lang);
  const customFields =
    wants('customFields') || wants('translated')
      ? productFields(product.demo, lang, shop.catalogue.products)
      : {};
  const parent = shop.products.parentOf(product);
  return {
    extensions: {
      search: { extensions: [], _uniqueIdentifier: null, translated: [], productNumber: product.number },
    },
    ...entity('product', product.id, {
      versionId: LIVE_VERSION,
      ...plainFields(product),
      ...(inherited ? Object.fromEntries(Object.keys(texts).map((key) => [key, null])) : texts),
      tax: taxEntity(product.taxRate),
      deliveryTime: demo.deliveryTime ? deliveryTimeEntity(demo.deliveryTime, lang) : null,
      manufacturer: wants('manufacturer') ? manufacturerEntity(shop, product.demo.manufacturer, view) : null,
      unit: demo.content ? unitEntity(demo.content.unit, lang) : null,
      cover: wants('cover') ? (productMedia(product, view, 1)[0] ?? null) : null,
      media: wants('media') ? productMedia(product, view) : null,
      categories: wants('categories')
        ? product.categoryIds
            .flatMap((id) => shop.categories.byId(id) ?? [])
            .map((c) => categoryEntity(shop, c, view))
        : null,
      properties: optionEntities(shop, product.propertyIds, lang),
      options: optionEntities(shop, product.optionIds, lang),
      sortedProperties: wants('sortedProperties')
        ? shop.properties.grouped(product.propertyIds, lang, () => true, false)
        : null,
      ratingAverage: averageRating(shop, product),
      seoUrls: view.seoUrls ? shop.seo.entities(product.id, lang) : null,
      customFields,
      calculatedPrices: tierPrices(product, view),
      calculatedPrice: singlePrice(product, view),
      calculatedCheapestPrice: wants('calculatedCheapestPrice')
        ? cheapestPrice(product, parent.children, view)
        : null,
      seoCategory: null,
    }),
    translated: { ...textFields(product, lang), customFields, slotConfig: null, customSearchKeywords: null },
  };
}

function textFields({ demo }: ProductRecord, lang: View['lang']): Entity {
  const name = demo.name[lang];
  return {
    metaDescription: demo.facts === undefined ? null : `${name}: ${demo.facts[lang]}`,
    name,
    keywords: demo.keywords?.[lang] ?? null,
    description: demo.description[lang],
    metaTitle: name,
    packUnit: null,
    packUnitPlural: null,
  };
}

function plainFields(product: ProductRecord): Entity {
  const { demo, stock } = product;
  const coverKey = product.pictures[0];
  return {
    parentId: product.parentId,
    childCount: product.children.length,
    taxId: taxEntity(product.taxRate)['id'],
    manufacturerId: product.manufacturerId,
    unitId: demo.content ? idOf('unit', demo.content.unit) : null,
    active: product.active,
    displayGroup: product.displayGroup,
    manufacturerNumber: null,
    ean: null,
    sales: product.sales,
    productNumber: product.number,
    stock,
    availableStock: stock,
    available: isAvailable(product),
    deliveryTimeId: demo.deliveryTime ? deliveryTimeId(demo.deliveryTime) : null,
    restockTime: demo.restockDays ?? null,
    isCloseout: demo.closeout ?? false,
    purchaseSteps: demo.purchaseSteps ?? 1,
    maxPurchase: demo.maxPurchase ?? null,
    minPurchase: demo.minPurchase ?? 1,
    purchaseUnit: demo.content?.purchaseUnit ?? null,
    referenceUnit: demo.content?.referenceUnit ?? null,
    shippingFree: demo.freeShipping ?? false,
    markAsTopseller: demo.topseller ?? false,
    weight: demo.weight,
    width: demo.size?.width ?? null,
    height: demo.size?.height ?? null,
    length: demo.size?.length ?? null,
    releaseDate: stamp(new Date(demo.released)),
    categoryTree: product.categoryTree,
    streamIds: null,
    optionIds: product.optionIds.length > 0 ? product.optionIds : null,
    propertyIds: product.propertyIds.length > 0 ? product.propertyIds : null,
    parent: null,
    children: null,
    cmsPageId: idOf('layout', demo.layout ?? 'product'),
    cmsPage: null,
    translations: null,
    tags: null,
    configuratorSettings: null,
    categoriesRo: null,
    coverId: coverKey === undefined ? null : idOf('product-media', `${product.id}:${coverKey}`),
    tagIds: null,
    categoryIds: product.categoryIds,
    productReviews: null,
    mainCategories: null,
    crossSellings: null,
    canonicalProductId: null,
    canonicalProduct: null,
    streams: null,
    downloads: null,
    type: demo.download ? 'digital' : 'physical',
    states: [demo.download ? 'is-download' : 'is-physical'],
    isNew: isNew(product),
    calculatedMaxPurchase: maxPurchase(product),
  };
}

function productMedia(product: ProductRecord, view: View, limit = product.pictures.length): Entity[] {
  const alt = product.demo.name[view.lang];
  return product.pictures.slice(0, limit).map((key, position) => {
    const media = mediaEntity(key, alt, view);
    return entity('product_media', idOf('product-media', `${product.id}:${key}`), {
      versionId: LIVE_VERSION,
      productId: product.id,
      mediaId: media['id'],
      position,
      media,
    });
  });
}

function optionEntities(shop: Shop, ids: readonly string[], lang: View['lang']): Entity[] {
  // Shopware gives them no order, in which only their ids are left.
  return ids
    .toSorted()
    .map((id) => shop.properties.optionEntity(id, lang, true))
    .filter((option) => option !== undefined);
}

function unitEntity(unit: string, lang: View['lang']): Entity {
  const name = unitName(unit, lang);
  return entity(
    'unit',
    idOf('unit', unit),
    { shortCode: unit, name },
    { shortCode: unit, name, customFields: {} },
  );
}
