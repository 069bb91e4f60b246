import { crossSellingInLayout } from '../catalog/cross-selling.ts';
import { productListing } from '../catalog/listing.ts';
import { productEntity } from '../catalog/product-entity.ts';
import type { Call } from '../server/call.ts';
import { SALUTATIONS, salutationEntity } from '../session/salutation.ts';
import { demo } from '../shop/demo.ts';
import type { Entity } from '../shop/entity.ts';
import { sliderProducts, storedSlot } from '../shops/derive/slots.ts';
import type { LayoutElement } from '../shops/model/layout.ts';
import { imageData, sliderData, videoData } from './picture-slot.ts';
import { productSlot } from './product-slot.ts';
import type { ResolvedSlot } from './resolved-slot.ts';
import type { Shown } from './shown.ts';
import { slotProducts } from './slot-products.ts';
import { textData } from './text-slot.ts';

export function resolveSlot(call: Call, element: LayoutElement, shown: Shown): ResolvedSlot {
  const { shop, view } = call;
  const products = slotProducts(shop);
  const stored = storedSlot(element, view.lang, products, demo.address);
  switch (element.type) {
    case 'text':
    case 'html':
      return { ...stored, data: textData(element, view.lang, shown) };
    case 'image':
      return { ...stored, data: imageData(element, view, shown) };
    case 'image-slider':
    case 'picture-gallery':
      return { ...stored, data: sliderData(element.items, view) };
    case 'youtube-video':
    case 'vimeo-video':
      return { ...stored, data: videoData(element, view) };
    case 'form':
      return { ...stored, data: SALUTATIONS.map((key) => salutationEntity(key, view.lang)) };
    case 'kontor-faq':
    case 'kontor-entries':
    case 'plugin':
    case 'sidebar-filter':
      return { ...stored, data: null };
    case 'category-navigation':
      return { ...stored, config: null, data: null };
    case 'product-box': {
      const product = products.byKey(element.product);
      const data = {
        productId: product?.id ?? null,
        product: product === undefined ? null : productEntity(shop, product, view),
        apiAlias: 'cms_product_box',
      };
      return { ...stored, data };
    }
    case 'product-slider': {
      const shownProducts = sliderProducts(element, products).map((found) =>
        productEntity(shop, found, view),
      );
      return {
        ...stored,
        data: { products: shownProducts, streamId: null, apiAlias: 'cms_product_slider' },
      };
    }
    case 'product-listing': {
      const data = { listing: listingOf(call, shown), apiAlias: 'cms_product_listing' };
      return { ...stored, config: null, data };
    }
    default: {
      const named = element.product === undefined ? undefined : products.byKey(element.product);
      const ofNamed = named && {
        ...shown,
        product: named,
        crossSelling: () => crossSellingInLayout(shop, named, view),
      };
      return productSlot(call, element.type, ofNamed ?? shown, element.product !== undefined);
    }
  }
}

function listingOf(call: Call, { category }: Shown): Entity | null {
  if (category === undefined || !call.view.wants('cms_product_listing', 'listing')) return null;
  const products = call.shop.products
    .listable()
    .filter((product) => product.categoryTree.includes(category.id));
  const current = { before: { navigationId: category.id } };
  return productListing(call.shop, { products, search: false, current }, call.body, call.view);
}
