import type { View } from '../../protocol/call.ts';
import { type FieldReader, fieldOf } from '../../protocol/criteria.ts';
import { commonFields, isNew } from '../../shops/derive/catalogue.ts';
import { productFields } from '../../shops/derive/custom-fields.ts';
import { idOf, productId } from '../../shops/derive/ids.ts';
import { languageByLang } from '../../state/channel.ts';
import { type Entity, entity, stamp } from '../../state/entity.ts';
import { isAvailable, isParent, maxPurchase, type ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { deliveryTimeEntity } from '../channel/methods.ts';
import { mediaEntity } from '../media.ts';
import { cheapestPrice, singlePrice, tierPrices, unitPriceAt } from '../prices.ts';
import { categoryEntity, optionEntities, seoUrlEntities } from './entities.ts';

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
  return entity('product', id, {
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
    translated: { ...texts, customFields },
  });
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
    ...commonFields(product),
    stock,
    availableStock: stock,
    available: isAvailable(product),
    calculatedMaxPurchase: maxPurchase(product),
    isNew: isNew(product),
    releaseDate: stamp(new Date(demo.released)),
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
  return entity('product_manufacturer', idOf('manufacturer', source.key), { ...fields, translated: texts });
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

/** A variant shows its parent's. */
export function crossSellings(shop: Shop, product: ProductRecord, view: View): Entity[] {
  const parent = shop.products.parentOf(product);
  return (parent.demo.crossSelling ?? []).map((source, position) => {
    const name = source.title[view.lang];
    const products = source.products
      .flatMap((key) => shop.products.byId(productId(key)) ?? [])
      .map((found) => (isParent(found) ? (found.children.find(({ active }) => active) ?? found) : found))
      .filter(({ active }) => active);
    return {
      crossSelling: entity('product_cross_selling', idOf('cross-selling', `${parent.id}:${position}`), {
        name,
        position: position + 1,
        active: true,
        translated: { name },
      }),
      products: products.map((found) => productEntity(shop, found, view)),
      total: products.length,
      apiAlias: 'cross_selling_element',
    };
  });
}

/** A layout loads no associations: products have no manufacturer (cases 035, 691). */
export function crossSellingsInLayout(shop: Shop, product: ProductRecord, view: View): Entity[] {
  const { wants } = view;
  return crossSellings(shop, product, {
    ...view,
    wants: (alias, field) => !(alias === 'product' && field === 'manufacturer') && wants(alias, field),
  });
}

/** A variant has the reviews of its parent. */
function writtenReviews(shop: Shop, parentId: string) {
  return shop.reviews.size === 0 ? [] : shop.reviews.where('productId', parentId);
}

export function averageRating(shop: Shop, product: ProductRecord): number | null {
  const parent = shop.products.parentOf(product);
  const points = [
    ...(parent.demo.reviews ?? []).map((review) => review.points),
    ...writtenReviews(shop, parent.id).flatMap((review) => (review.status ? [review.points] : [])),
  ];
  if (points.length === 0) return null;
  return Math.round((points.reduce((sum, value) => sum + value, 0) / points.length) * 100) / 100;
}

/** Newest first; pending ones only those of `customerId`, as in Shopware. */
export function reviewEntities(shop: Shop, product: ProductRecord, customerId?: string): Entity[] {
  const parent = shop.products.parentOf(product);
  const seeded = (parent.demo.reviews ?? [])
    .toSorted((a, b) => b.date.localeCompare(a.date))
    .map(({ points, title, text, author, language, date, shopFeedback }, position) => ({
      ...entity('product_review', idOf('review', `${parent.id}:${position}`), {
        productId: parent.id,
        languageId: languageByLang(language).id,
        points,
        title,
        content: text,
        externalUser: author,
        comment: shopFeedback ?? null,
        status: true,
      }),
      createdAt: stamp(new Date(date)),
    }));
  const written = writtenReviews(shop, parent.id)
    .filter((review) => review.status || review.customerId === customerId)
    .map(({ id, author, customerId: _, ...fields }) =>
      entity('product_review', id, { ...fields, externalUser: author }),
    );
  return [...written.toReversed(), ...seeded];
}
