import type { View } from '../../protocol/call.ts';
import type { FieldReader } from '../../protocol/filter.ts';
import { fieldOf } from '../../protocol/select.ts';
import { idOf } from '../../shops/derive/ids.ts';
import { productFields } from '../../shops/derive/product-fields.ts';
import { isNew } from '../../shops/derive/products.ts';
import { type Entity, entity, stamp } from '../../state/entity.ts';
import { isAvailable, maxPurchase, type ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { deliveryTimeEntity } from '../channel/methods.ts';
import { mediaEntity } from '../media.ts';
import { categoryEntity } from './categories.ts';
import { cheapestPrice, singlePrice, tierPrices, unitPriceAt } from './prices.ts';
import { optionEntities } from './properties.ts';
import { averageRating } from './reviews.ts';
import { seoUrlEntities } from './seo-urls.ts';

/** Fields that `includes` drops are not built. */
export function productEntity(shop: Shop, product: ProductRecord, view: View): Entity {
  const { demo, variant, id } = product;
  const { lang } = view;
  const wants = (field: string) => view.wants('product', field);
  const texts = {
    name: demo.name[lang],
    description: demo.description[lang],
    metaTitle: demo.name[lang],
    metaDescription: demo.facts === undefined ? null : `${demo.name[lang]}: ${demo.facts[lang]}`,
    keywords: demo.keywords?.[lang] ?? null,
  };
  const customFields =
    wants('customFields') || wants('translated') ? productFields(demo, lang, shop.catalogue.products) : {};
  // A variant inherits the texts of its parent.
  const productTexts =
    variant === null ? texts : Object.fromEntries(Object.keys(texts).map((key) => [key, null]));
  return entity(
    'product',
    id,
    {
      ...productTexts,
      ...plainFields(product),
      deliveryTime: demo.deliveryTime ? deliveryTimeEntity(demo.deliveryTime, lang) : null,
      manufacturer: wants('manufacturer') ? manufacturerEntity(shop, demo.manufacturer, view) : null,
      cover: wants('cover') ? (productMedia(product, view, 1)[0] ?? null) : null,
      media: wants('media') ? productMedia(product, view) : null,
      categories: wants('categories')
        ? product.categoryIds
            .flatMap((category) => shop.categories.byId(category) ?? [])
            .map((category) => categoryEntity(shop, category, view))
        : null,
      // Shopware gives properties and options no order; ids are a stable one.
      properties: wants('properties') ? optionEntities(shop, product.propertyIds.toSorted(), lang) : null,
      options: optionEntities(shop, product.optionIds.toSorted(), lang),
      ratingAverage: averageRating(shop, product),
      seoUrls: view.seoUrls ? seoUrlEntities(shop, id, lang) : null,
      customFields,
      calculatedPrice: singlePrice(product, view),
      calculatedPrices: tierPrices(product, view),
      calculatedCheapestPrice: wants('calculatedCheapestPrice')
        ? cheapestPrice(product, shop.products.parentOf(product).children, view)
        : null,
      cmsPage: null,
    },
    { ...texts, customFields },
  );
}

function plainFields(product: ProductRecord): Entity {
  const { demo, stock } = product;
  return {
    parentId: product.parentId,
    childCount: product.children.length,
    manufacturerId: product.manufacturerId,
    active: product.active,
    displayGroup: product.displayGroup,
    productNumber: product.number,
    ean: demo.ean ?? null,
    stock,
    availableStock: stock,
    available: isAvailable(product),
    restockTime: demo.restockDays ?? null,
    isCloseout: demo.closeout ?? false,
    purchaseSteps: demo.purchaseSteps ?? 1,
    minPurchase: demo.minPurchase ?? 1,
    maxPurchase: demo.maxPurchase ?? null,
    calculatedMaxPurchase: maxPurchase(product),
    shippingFree: demo.freeShipping ?? false,
    markAsTopseller: demo.topseller ?? false,
    isNew: isNew(product),
    releaseDate: stamp(new Date(demo.released)),
    weight: product.weight,
    width: product.size?.width ?? null,
    height: product.size?.height ?? null,
    length: product.size?.length ?? null,
    categoryIds: product.categoryIds,
    categoryTree: product.categoryTree,
    optionIds: product.optionIds.length > 0 ? product.optionIds : null,
    propertyIds: product.propertyIds.length > 0 ? product.propertyIds : null,
    states: [demo.download ? 'is-download' : 'is-physical'],
  };
}

function productMedia(product: ProductRecord, view: View, limit = product.pictures.length): Entity[] {
  const alt = product.demo.name[view.lang];
  return product.pictures.slice(0, limit).map((key, position) =>
    entity('product_media', idOf('product-media', `${product.id}:${key}`), {
      productId: product.id,
      position,
      media: mediaEntity(key, alt, view),
    }),
  );
}

export function manufacturerEntity(shop: Shop, key: string | undefined, { lang }: View): Entity | null {
  const source = shop.catalogue.manufacturers.find((manufacturer) => manufacturer.key === key);
  if (source === undefined) return null;
  const texts = { name: source.name, description: source.about?.[lang] ?? null };
  const fields = { ...texts, link: source.url ?? null, media: null };
  return entity('product_manufacturer', idOf('manufacturer', source.key), fields, texts);
}

/** Reads fields of products for filters and aggregations, most of them without an entity. */
export function productReader(shop: Shop, view: View): FieldReader<ProductRecord> {
  const readers: Readonly<Record<string, (product: ProductRecord) => unknown>> = {
    id: ({ id }) => id,
    parentId: ({ parentId }) => parentId,
    active: ({ active }) => active,
    productNumber: ({ number }) => number,
    manufacturerId: ({ manufacturerId }) => manufacturerId,
    optionIds: ({ optionIds }) => optionIds,
    'options.id': ({ optionIds }) => optionIds,
    propertyIds: ({ propertyIds }) => propertyIds,
    'properties.id': ({ propertyIds }) => propertyIds,
    'categoriesRo.id': ({ categoryTree }) => categoryTree,
    displayGroup: (product) => product.displayGroup,
    shippingFree: ({ demo }) => demo.freeShipping ?? false,
    cheapestPrice: (product) => unitPriceAt(product, 1, view),
    ratingAverage: (product) => averageRating(shop, product),
  };
  return (product, name) => {
    const field = name.replace(/^product\./, '');
    return readers[field]?.(product) ?? (field in readers ? null : readEntity(product, field));
  };

  function readEntity(product: ProductRecord, field: string): unknown {
    const [head] = field.split('.');
    const wants: View['wants'] = (alias, name) => alias !== 'product' || name === head;
    return fieldOf(productEntity(shop, product, { ...view, wants }), field, 'product');
  }
}
