import { crossSellingInLayout } from '../catalog/cross-selling.ts';
import { productListing } from '../catalog/listing.ts';
import { productEntity } from '../catalog/product-entity.ts';
import type { Call } from '../server/call.ts';
import type { Entity } from '../shop/entity.ts';
import { formSlot } from './form-slot.ts';
import type { LayoutElement } from './layout-model.ts';
import { imageSlot, sliderSlot, videoSlot } from './picture-slot.ts';
import { productSlot } from './product-slot.ts';
import { fixed, fixedAll, type ResolvedSlot } from './resolved-slot.ts';
import { shopSlot } from './shop-slot.ts';
import type { Shown } from './shown.ts';
import { boxConfig, shownProduct, sliderConfig, sliderProducts } from './slot-products.ts';
import { textSlot } from './text-slot.ts';

/** Turns an element of a layout into what Shopware's resolvers make of it. */
export function resolveSlot(call: Call, element: LayoutElement, shown: Shown): ResolvedSlot {
  const { shop, view } = call;
  const { type } = element;
  switch (type) {
    case 'text':
    case 'html':
      return textSlot(element, view.lang, shown);
    case 'image':
      return imageSlot(element, view);
    case 'image-slider':
    case 'picture-gallery':
      return sliderSlot(element, view);
    case 'youtube-video':
    case 'vimeo-video':
      return videoSlot(element, view);
    case 'form':
      return formSlot(element, view.lang);
    case 'kontor-faq':
    case 'kontor-entries':
      return shopSlot(element, view.lang);
    case 'plugin':
      return { type: element.name, config: fixedAll(element.values), data: null };
    case 'product-box': {
      const product = shownProduct(shop, element.product);
      return {
        type,
        config: boxConfig(product),
        data: {
          productId: product?.id ?? null,
          product: product === undefined ? null : productEntity(shop, product, view),
          apiAlias: 'cms_product_box',
        },
      };
    }
    case 'product-slider': {
      const found = sliderProducts(shop, element);
      const products = found.map((product) => productEntity(shop, product, view));
      return {
        type,
        config: sliderConfig(found, element.title[view.lang]),
        data: { products, streamId: null, apiAlias: 'cms_product_slider' },
      };
    }
    case 'product-listing':
      return {
        type,
        config: null,
        data: { listing: listingOf(call, shown), apiAlias: 'cms_product_listing' },
      };
    case 'sidebar-filter':
      return { type, config: { boxLayout: fixed('standard') }, data: null };
    case 'category-navigation':
      return { type, config: null, data: null };
    default:
      return productSlot(
        call,
        type,
        withProduct(call, element.product, shown),
        element.product !== undefined,
      );
  }
}

/** What is shown, with another product where the layout names one. */
function withProduct(call: Call, key: string | undefined, shown: Shown): Shown {
  const product = key === undefined ? undefined : shownProduct(call.shop, key);
  if (product === undefined) return shown;
  return { ...shown, product, crossSelling: () => crossSellingInLayout(call.shop, product, call.view) };
}

function listingOf(call: Call, { category }: Shown): Entity | null {
  if (category === undefined || !call.view.wants('cms_product_listing', 'listing')) return null;
  const products = call.shop.products
    .listable()
    .filter((product) => product.categoryTree.includes(category.id));
  const current = { before: { navigationId: category.id } };
  return productListing(call.shop, { products, search: false, current }, call.body, call.view);
}
