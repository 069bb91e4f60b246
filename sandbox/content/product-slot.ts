import { configurator } from '../catalog/configurator.ts';
import { manufacturerEntity } from '../catalog/manufacturer.ts';
import { productEntity } from '../catalog/product-entity.ts';
import type { ProductRecord } from '../catalog/product-record.ts';
import { ratingCounts, ratingMatrix, reviewEntities } from '../catalog/review.ts';
import { mediaEntity } from '../media/media-entity.ts';
import type { Call } from '../server/call.ts';
import type { Entity } from '../shop/entity.ts';
import { fixed } from '../shops/derive/slots.ts';
import type { ResolvedSlot } from './resolved-slot.ts';
import type { Shown } from './shown.ts';

const EMPTY = { source: 'static', value: null } as const;

/** Data is null without a product; `named`: the layout names it. */
export function productSlot(call: Call, type: string, shown: Shown, named: boolean): ResolvedSlot {
  const { product } = shown;
  switch (type) {
    case 'product-name': {
      const content = product?.demo.name[call.view.lang] ?? '';
      return {
        type,
        config: { content: { source: 'mapped', value: 'product.name' }, verticalAlign: EMPTY },
        data: { content, apiAlias: 'cms_text' },
      };
    }
    case 'image-gallery':
      return {
        type,
        config: {
          sliderItems: { source: 'mapped', value: 'product.media' },
          zoom: fixed(true),
          fullScreen: fixed(true),
        },
        data: { navigation: null, sliderItems: sliderItems(call, product), apiAlias: 'cms_image_slider' },
      };
    default:
      return {
        type,
        config: { product: named ? fixed(product?.id ?? null) : EMPTY, alignment: EMPTY },
        data: product ? dataOf(call, type, product, shown) : null,
      };
  }
}

function dataOf(call: Call, type: string, product: ProductRecord, shown: Shown): Entity {
  const { shop, view } = call;
  const reviews = reviewEntities(shop, product, call.session.customerId ?? undefined);
  switch (type) {
    case 'manufacturer-logo':
      return {
        mediaId: null,
        url: '',
        newTab: true,
        media: null,
        manufacturer: manufacturerEntity(shop, product.demo.manufacturer, view),
        apiAlias: 'cms_manufacturer_logo',
      };
    case 'buy-box':
      return {
        productId: product.id,
        totalReviews: reviews.length,
        product: productEntity(shop, product, view),
        configuratorSettings: configurator(call, product),
        apiAlias: 'cms_buy_box',
      };
    case 'cross-selling':
      return { crossSellings: shown.crossSelling?.() ?? null, apiAlias: 'cms_cross_selling' };
    default:
      return {
        productId: null,
        ratingSuccess: false,
        reviews: {
          elements: reviews.slice(0, 10),
          aggregations: ratingCounts(shop, product),
          page: 1,
          limit: 10,
          entity: 'product_review',
          total: reviews.length,
          states: [],
          parentId: product.parentId ?? product.id,
          productId: product.id,
          matrix: ratingMatrix(shop, product),
          customerReview: null,
          totalReviews: reviews.length,
          apiAlias: 'dal_entity_search_result',
        },
        product: productEntity(shop, product, view),
        apiAlias: 'cms_product_description_reviews',
      };
  }
}

function sliderItems(call: Call, product: ProductRecord | undefined): Entity[] {
  const alt = product?.demo.name[call.view.lang] ?? '';
  return (product?.pictures ?? []).map((key) => ({
    url: null,
    newTab: null,
    media: mediaEntity(key, alt, call.view),
    apiAlias: 'cms_image_slider_item',
  }));
}
