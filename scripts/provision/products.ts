import {
  deliveryTimeId,
  groupRuleId,
  idOf,
  mediaId,
  propertyGroupId,
  taxId,
} from '../../sandbox/shops/derive/ids.ts';
import type { CatalogueProduct } from '../../sandbox/shops/derive/products.ts';
import type { DemoProduct } from '../../sandbox/shops/model/product.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { demo } from './demo.ts';
import { stamp } from './json.ts';
import { downloadMediaId } from './media-steps.ts';
import { price } from './prices.ts';
import { productTexts } from './product-texts.ts';
import { ALWAYS } from './rules.ts';
import type { Surroundings } from './surroundings.ts';

/** In search and listings. */
const VISIBLE_EVERYWHERE = 30;

/** Products and the parents of variants. */
export function parents(around: Surroundings): ShopwareRecord[] {
  return demo.products
    .filter(({ parentId }) => parentId === null)
    .map((product) => ({
      id: product.id,
      productNumber: product.number,
      stock: product.stock,
      active: true,
      taxId: taxId(product.taxRate),
      manufacturerId: product.manufacturerId,
      cmsPageId: idOf('layout', product.demo.layout ?? 'product'),
      price: price(around, product.price, product.taxRate, listPrice(product)),
      ...sale(product.demo),
      ...pictures(product),
      categories: product.categoryIds.map((id) => ({ id })),
      mainCategories: mainCategory(product),
      properties: product.propertyIds.map((id) => ({ id })),
      visibilities: [
        {
          id: idOf('visibility', product.id),
          salesChannelId: demo.salesChannelId,
          visibility: VISIBLE_EVERYWHERE,
        },
      ],
      configuratorSettings: [...new Set(childrenOf(product).flatMap(({ optionIds }) => optionIds))].map(
        (optionId, position) => ({
          id: idOf('configurator', `${product.id}:${optionId}`),
          optionId,
          position: position + 1,
        }),
      ),
      ...singly(product),
      prices: [...tiers(around, product, product.demo.tiers ?? []), ...groupPrices(around, product)],
      downloads: product.demo.download
        ? [{ id: idOf('download', product.id), mediaId: downloadMediaId(product.demo.key), position: 1 }]
        : [],
      translations: productTexts(around, product),
    }));
}

/** What can be bought of products with variants. */
export function variants(around: Surroundings): ShopwareRecord[] {
  return demo.products
    .filter(({ parentId }) => parentId !== null)
    .map((product) => {
      const own = product.variant?.price;
      return {
        id: product.id,
        parentId: product.parentId,
        productNumber: product.number,
        stock: product.stock,
        active: true,
        options: product.optionIds.map((id) => ({ id })),
        ...(own === undefined ? {} : { price: price(around, own, product.taxRate, listPrice(product)) }),
        ...(own !== undefined && product.demo.tiers !== undefined
          ? { prices: tiers(around, product, [{ from: 1, price: own }]) }
          : {}),
        ...(product.variant?.pictures === undefined ? {} : pictures(product)),
      };
    });
}

function childrenOf({ id }: CatalogueProduct): CatalogueProduct[] {
  return demo.products.filter(({ parentId }) => parentId === id);
}

function listPrice({ demo: source, price: own }: CatalogueProduct): number | undefined {
  return source.listPrice !== undefined && own === source.price && source.listPrice > own
    ? source.listPrice
    : undefined;
}

/** Listings show each variant: a group of the configurator that is "expanded" there. */
function singly({
  demo: { listedSingly, configurator },
}: CatalogueProduct): Readonly<Record<string, unknown>> {
  if (listedSingly !== true) return {};
  const configuratorGroupConfig = (configurator ?? []).map((key) => ({
    id: propertyGroupId(key),
    representation: 'box',
    expressionForListings: true,
  }));
  return { variantListingConfig: { displayParent: false, mainVariantId: null, configuratorGroupConfig } };
}

/** What customers of a group pay, by a rule. */
function groupPrices(around: Surroundings, product: CatalogueProduct): ShopwareRecord[] {
  return (product.demo.groupPrices ?? []).map(({ group, price: piece }) => ({
    id: idOf('product-price', `${product.id}:${group}`),
    ruleId: groupRuleId(group),
    quantityStart: 1,
    quantityEnd: null,
    price: price(around, piece, product.taxRate),
  }));
}

function sale(source: DemoProduct): Readonly<Record<string, unknown>> {
  return {
    isCloseout: source.closeout ?? false,
    minPurchase: source.minPurchase ?? 1,
    purchaseSteps: source.purchaseSteps ?? 1,
    maxPurchase: source.maxPurchase ?? null,
    weight: source.weight,
    width: source.size?.width ?? null,
    height: source.size?.height ?? null,
    length: source.size?.length ?? null,
    purchaseUnit: source.content?.purchaseUnit ?? null,
    referenceUnit: source.content?.referenceUnit ?? null,
    unitId: source.content ? idOf('unit', source.content.unit) : null,
    deliveryTimeId: source.deliveryTime ? deliveryTimeId(source.deliveryTime) : null,
    restockTime: source.restockDays ?? null,
    shippingFree: source.freeShipping ?? false,
    markAsTopseller: source.topseller ?? false,
    releaseDate: stamp(new Date(source.released)),
  };
}

function pictures(product: CatalogueProduct): Readonly<Record<string, unknown>> {
  const media = product.pictures.map((key, position) => ({
    id: idOf('product-media', `${product.id}:${key}`),
    mediaId: mediaId(key),
    position,
  }));
  return { media, coverId: media[0]?.id ?? null };
}

function mainCategory(product: CatalogueProduct): ShopwareRecord[] {
  const [categoryId] = product.categoryIds;
  return categoryId === undefined
    ? []
    : [{ id: idOf('main-category', product.id), salesChannelId: demo.salesChannelId, categoryId }];
}

function tiers(
  around: Surroundings,
  product: CatalogueProduct,
  rows: readonly { readonly from: number; readonly price: number }[],
): ShopwareRecord[] {
  return rows.map(({ from, price: piece }, position) => {
    const next = rows[position + 1];
    return {
      id: idOf('product-price', `${product.id}:${from}`),
      ruleId: ALWAYS,
      quantityStart: from,
      quantityEnd: next === undefined ? null : next.from - 1,
      price: price(around, piece, product.taxRate, listPrice(product)),
    };
  });
}
