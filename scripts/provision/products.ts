import type { ProductRecord } from '../../sandbox/catalog/product-record.ts';
import { deliveryTimeId } from '../../sandbox/checkout/delivery-time.ts';
import type { DemoProduct } from '../../sandbox/demo/model.ts';
import { mediaId } from '../../sandbox/media/media-entity.ts';
import { SALES_CHANNEL_ID } from '../../sandbox/session/sales-channel-id.ts';
import { taxEntity } from '../../sandbox/session/tax.ts';
import { stamp } from '../../sandbox/shop/entity.ts';
import { idOf } from '../../sandbox/shop/ids.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { ShopwareRecord } from './admin-client.ts';
import { downloadMediaId } from './media-steps.ts';
import { price } from './prices.ts';
import { productTexts } from './product-texts.ts';
import { ALWAYS } from './rules.ts';
import type { Surroundings } from './surroundings.ts';

/** In search and listings. */
const VISIBLE_EVERYWHERE = 30;

/** Products and the parents of variants. */
export function parents(around: Surroundings, shop: Shop): ShopwareRecord[] {
  return shop.products.all
    .filter(({ parentId }) => parentId === null)
    .map((product) => ({
      id: product.id,
      productNumber: product.number,
      stock: product.stock,
      active: true,
      taxId: taxEntity(product.taxRate)['id'],
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
          salesChannelId: SALES_CHANNEL_ID,
          visibility: VISIBLE_EVERYWHERE,
        },
      ],
      configuratorSettings: [...new Set(product.children.flatMap(({ optionIds }) => optionIds))].map(
        (optionId, position) => ({
          id: idOf('configurator', `${product.id}:${optionId}`),
          optionId,
          position: position + 1,
        }),
      ),
      prices: tiers(around, product, product.demo.tiers ?? []),
      downloads: product.demo.download
        ? [{ id: idOf('download', product.id), mediaId: downloadMediaId(product.demo.key), position: 1 }]
        : [],
      translations: productTexts(around, shop, product),
    }));
}

/** What can be bought of products with variants. */
export function variants(around: Surroundings, shop: Shop): ShopwareRecord[] {
  return shop.products.all
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

function listPrice({ demo, price: francs }: ProductRecord): number | undefined {
  return demo.listPrice !== undefined && francs === demo.price && demo.listPrice > francs
    ? demo.listPrice
    : undefined;
}

function sale(demo: DemoProduct): Readonly<Record<string, unknown>> {
  return {
    isCloseout: demo.closeout ?? false,
    minPurchase: demo.minPurchase ?? 1,
    purchaseSteps: demo.purchaseSteps ?? 1,
    maxPurchase: demo.maxPurchase ?? null,
    weight: demo.weight,
    width: demo.size?.width ?? null,
    height: demo.size?.height ?? null,
    length: demo.size?.length ?? null,
    purchaseUnit: demo.content?.purchaseUnit ?? null,
    referenceUnit: demo.content?.referenceUnit ?? null,
    unitId: demo.content ? idOf('unit', demo.content.unit) : null,
    deliveryTimeId: deliveryTimeId(demo.deliveryTime),
    restockTime: demo.restockDays ?? null,
    shippingFree: demo.freeShipping ?? false,
    markAsTopseller: demo.topseller ?? false,
    releaseDate: stamp(new Date(demo.released)),
  };
}

function pictures(product: ProductRecord): Readonly<Record<string, unknown>> {
  const media = product.pictures.map((key, position) => ({
    id: idOf('product-media', `${product.id}:${key}`),
    mediaId: mediaId(key),
    position,
  }));
  return { media, coverId: media[0]?.id ?? null };
}

function mainCategory(product: ProductRecord): ShopwareRecord[] {
  const [categoryId] = product.categoryIds;
  return categoryId === undefined
    ? []
    : [{ id: idOf('main-category', product.id), salesChannelId: SALES_CHANNEL_ID, categoryId }];
}

function tiers(
  around: Surroundings,
  product: ProductRecord,
  rows: readonly { readonly from: number; readonly price: number }[],
): ShopwareRecord[] {
  return rows.map(({ from, price: francs }, position) => {
    const next = rows[position + 1];
    return {
      id: idOf('product-price', `${product.id}:${from}`),
      ruleId: ALWAYS,
      quantityStart: from,
      quantityEnd: next === undefined ? null : next.from - 1,
      price: price(around, francs, product.taxRate, listPrice(product)),
    };
  });
}
