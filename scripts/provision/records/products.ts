import { demo } from '../../../sandbox/shops/demo.ts';
import {
  type CatalogueProduct,
  commonFields,
  firstVariants,
} from '../../../sandbox/shops/derive/catalogue.ts';
import { productFields } from '../../../sandbox/shops/derive/custom-fields.ts';
import {
  deliveryTimeId,
  groupRuleId,
  idOf,
  mediaId,
  optionId,
  productId,
  propertyGroupId,
  taxId,
} from '../../../sandbox/shops/derive/ids.ts';
import type { ShopwareRecord } from '../admin-client.ts';
import { price, type Target, texts, translations } from '../target.ts';
import { ALWAYS } from './checkout.ts';
import { downloadMediaId } from './content.ts';

/** Shopware's visibility in search and listings. */
const VISIBLE_EVERYWHERE = 30;

/** ISO 8601 with milliseconds and offset, as Shopware writes it. */
const timestamp = (date: string) => new Date(date).toISOString().replace('Z', '+00:00');

/** Property groups with options. */
export function propertyGroups(target: Target): ShopwareRecord[] {
  return demo.catalogue.propertyGroups.map((group, index) => ({
    id: propertyGroupId(group.key),
    displayType: group.display,
    sortingType: group.sort === 'position' ? 'position' : 'alphanumeric',
    filterable: group.filterable,
    translations: texts(target, { name: group.name, position: index + 1 }),
    options: group.options.map((option, position) => ({
      id: optionId(option.key),
      colorHexCode: option.color ?? null,
      translations: texts(target, { name: option.name, position: position + 1 }),
    })),
  }));
}

/** Manufacturers. */
export function manufacturers(target: Target): ShopwareRecord[] {
  return demo.catalogue.manufacturers.map(({ key, name, url, about }) => ({
    id: idOf('manufacturer', key),
    link: url ?? null,
    translations: texts(target, { name, description: about ?? null }),
  }));
}

/** Products without variants and parents of variants. */
export function parents(target: Target): ShopwareRecord[] {
  return demo.products
    .filter(({ parentId }) => parentId === null)
    .map((product) => {
      const { id, taxRate, demo: source } = product;
      const children = demo.products.filter(({ parentId }) => parentId === id);
      const variantOptions = new Set(children.flatMap(({ optionIds }) => optionIds));
      const channel = { salesChannelId: demo.salesChannelId };
      return {
        id,
        productNumber: product.number,
        stock: product.stock,
        active: true,
        taxId: taxId(taxRate),
        manufacturerId: product.manufacturerId,
        cmsPageId: idOf('layout', source.layout ?? 'product'),
        price: price(target, product.price, taxRate, listPrice(product)),
        ...commonFields(product),
        purchaseUnit: source.content?.purchaseUnit ?? null,
        referenceUnit: source.content?.referenceUnit ?? null,
        unitId: source.content ? idOf('unit', source.content.unit) : null,
        deliveryTimeId: source.deliveryTime ? deliveryTimeId(source.deliveryTime) : null,
        releaseDate: timestamp(source.released),
        ...pictures(product),
        categories: product.categoryIds.map((categoryId) => ({ id: categoryId })),
        mainCategories: product.categoryIds
          .slice(0, 1)
          .map((categoryId) => ({ id: idOf('main-category', id), ...channel, categoryId })),
        properties: product.propertyIds.map((propertyId) => ({ id: propertyId })),
        visibilities: [{ id: idOf('visibility', id), ...channel, visibility: VISIBLE_EVERYWHERE }],
        configuratorSettings: [...variantOptions].map((option, index) => ({
          id: idOf('configurator', `${id}:${option}`),
          optionId: option,
          position: index + 1,
        })),
        ...(source.listedSingly && {
          variantListingConfig: {
            displayParent: false,
            mainVariantId: null,
            configuratorGroupConfig: (source.configurator ?? []).map((key) => ({
              id: propertyGroupId(key),
              representation: 'box',
              expressionForListings: true,
            })),
          },
        }),
        prices: [
          ...quantityPrices(target, product, source.tiers ?? []),
          ...(source.groupPrices ?? []).map(({ group, price: gross }) => ({
            id: idOf('product-price', `${id}:${group}`),
            ruleId: groupRuleId(group),
            quantityStart: 1,
            quantityEnd: null,
            price: price(target, gross, taxRate),
          })),
        ],
        downloads: source.download
          ? [{ id: idOf('download', id), mediaId: downloadMediaId(source.key), position: 1 }]
          : [],
        translations: productTexts(target, product),
      };
    });
}

/** Variants with the fields that differ from their parents. */
export function variants(target: Target): ShopwareRecord[] {
  return demo.products
    .filter(({ parentId }) => parentId !== null)
    .map((product) => ({
      id: product.id,
      parentId: product.parentId,
      productNumber: product.number,
      stock: product.stock,
      active: true,
      options: product.optionIds.map((id) => ({ id })),
      ...(product.variant?.price !== undefined && {
        price: price(target, product.price, product.taxRate, listPrice(product)),
        ...(product.demo.tiers && {
          prices: quantityPrices(target, product, [{ from: 1, price: product.price }]),
        }),
      }),
      ...(product.variant?.pictures && pictures(product)),
    }));
}

function listPrice({ demo: source, price: gross }: CatalogueProduct): number | undefined {
  const { listPrice: list } = source;
  return list !== undefined && gross === source.price && list > gross ? list : undefined;
}

function pictures(product: CatalogueProduct): Readonly<Record<string, unknown>> {
  const media = product.pictures.map((key, position) => ({
    id: idOf('product-media', `${product.id}:${key}`),
    mediaId: mediaId(key),
    position,
  }));
  return { media, coverId: media[0]?.id ?? null };
}

function quantityPrices(
  target: Target,
  product: CatalogueProduct,
  tiers: readonly { readonly from: number; readonly price: number }[],
): ShopwareRecord[] {
  return tiers.map(({ from, price: gross }, index) => {
    const next = tiers[index + 1];
    return {
      id: idOf('product-price', `${product.id}:${from}`),
      ruleId: ALWAYS,
      quantityStart: from,
      quantityEnd: next === undefined ? null : next.from - 1,
      price: price(target, gross, product.taxRate, listPrice(product)),
    };
  });
}

function productTexts(target: Target, { demo: source }: CatalogueProduct) {
  return translations(target, (lang) => {
    const name = source.name[lang];
    const keywords = source.keywords?.[lang];
    return {
      name,
      description: source.description[lang],
      metaTitle: name,
      metaDescription: source.facts === undefined ? null : `${name}: ${source.facts[lang]}`,
      keywords: keywords ?? null,
      customSearchKeywords: keywords?.split(/[\s,]+/).filter((word) => word !== '') ?? null,
      customFields: productFields(source, lang, demo.catalogue.products),
    };
  });
}

/** Cross-selling groups. */
export function crossSellings(target: Target): ShopwareRecord[] {
  // Parents of variants cannot be bought.
  const purchasable = new Map(firstVariants(demo.products).map((product) => [product.demo.key, product.id]));
  return demo.catalogue.products.flatMap(({ key, crossSelling }) =>
    (crossSelling ?? []).map(({ title, products }, index) => {
      const id = idOf('cross-selling', `${productId(key)}:${index}`);
      return {
        id,
        productId: productId(key),
        type: 'productList',
        active: true,
        position: index + 1,
        translations: texts(target, { name: title }),
        assignedProducts: products.map((other, position) => ({
          id: idOf('assigned-product', `${id}:${other}`),
          productId: purchasable.get(other),
          position: position + 1,
        })),
      };
    }),
  );
}

/** Approved reviews with their dates. */
export function reviews(target: Target): ShopwareRecord[] {
  return demo.catalogue.products.flatMap(({ key, reviews: written }) =>
    (written ?? [])
      .toSorted((a, b) => b.date.localeCompare(a.date))
      .map((review, index) => ({
        id: idOf('review', `${productId(key)}:${index}`),
        productId: productId(key),
        salesChannelId: demo.salesChannelId,
        languageId: target.languages[review.language],
        points: review.points,
        status: true,
        title: review.title,
        content: review.text,
        comment: review.shopFeedback ?? null,
        externalUser: review.author,
        createdAt: timestamp(review.date),
      })),
  );
}
