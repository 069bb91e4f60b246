import { categoryId } from '../catalog/category-index.ts';
import { groupVariants, productListing } from '../catalog/listing.ts';
import { productEntity } from '../catalog/product-entity.ts';
import { productId } from '../catalog/product-index.ts';
import { isNew, isParent, type ProductRecord } from '../catalog/product-record.ts';
import { mediaEntity, mediaId } from '../media/media-entity.ts';
import type { Call } from '../server/call.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { LayoutElement } from './layout-model.ts';
import { productSlot } from './product-slot.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';
import type { Shown } from './shown.ts';

/** Turns an element of a layout into what Shopware's resolvers make of it. */
export function resolveSlot(call: Call, element: LayoutElement, shown: Shown): ResolvedSlot {
  const { shop, view } = call;
  const { type } = element;
  switch (type) {
    case 'text':
    case 'html':
      return textSlot(call, element, shown);
    case 'image': {
      const url = element.category === undefined ? null : `/navigation/${categoryId(element.category)}`;
      const config = {
        media: fixed(mediaId(element.picture)),
        displayMode: fixed('cover'),
        url: fixed(url),
        newTab: fixed(false),
        minHeight: fixed('340px'),
        verticalAlign: fixed(null),
      };
      const media = mediaEntity(element.picture, element.alt[view.lang], view);
      return {
        type,
        config,
        data: { mediaId: media['id'], url, newTab: false, media, apiAlias: 'cms_image' },
      };
    }
    case 'product-slider': {
      const found = sliderProducts(shop, element.products).slice(0, element.limit);
      const config = {
        products: fixed(found.map(({ id }) => id)),
        title: fixed(element.title[view.lang]),
        displayMode: fixed('standard'),
        boxLayout: fixed('standard'),
        navigation: fixed(true),
        rotate: fixed(false),
        border: fixed(false),
        elMinWidth: fixed('300px'),
        verticalAlign: fixed(null),
      };
      const products = found.map((product) => productEntity(shop, product, view));
      return { type, config, data: { products, streamId: null, apiAlias: 'cms_product_slider' } };
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
      return productSlot(call, type, shown);
  }
}

function textSlot(
  call: Call,
  element: Extract<LayoutElement, { type: 'text' | 'html' }>,
  shown: Shown,
): ResolvedSlot {
  const { type } = element;
  const { lang } = call.view;
  if ('html' in element) {
    const content = element.html[lang];
    return {
      type,
      config: { content: fixed(content) },
      data: { content, apiAlias: type === 'html' ? 'cms_html' : 'cms_text' },
    };
  }
  const demo = shown.category?.demo;
  const lead = demo?.lead?.[lang];
  const content =
    element.mapped === 'category.name'
      ? (demo?.name[lang] ?? '')
      : lead === undefined
        ? ''
        : `<p>${lead}</p>`;
  return {
    type,
    config: { content: { source: 'mapped', value: element.mapped } },
    data: { content, apiAlias: 'cms_text' },
  };
}

function listingOf(call: Call, { category }: Shown): Entity | null {
  if (category === undefined || !call.view.wants('cms_product_listing', 'listing')) return null;
  const products = call.shop.products
    .listable()
    .filter((product) => product.categoryTree.includes(category.id));
  const current = { before: { navigationId: category.id } };
  return productListing(call.shop, { products, search: false, current }, call.body, call.view);
}

function sliderProducts(
  shop: Shop,
  wanted: Extract<LayoutElement, { type: 'product-slider' }>['products'],
): ProductRecord[] {
  if (typeof wanted !== 'string') {
    return wanted
      .flatMap((key) => shop.products.byId(productId(key)) ?? [])
      .map((product) => (isParent(product) ? (product.children[0] ?? product) : product));
  }
  const all = groupVariants(shop.products.listable());
  if (wanted === 'topseller') return all.filter(({ demo }) => demo.topseller);
  if (wanted === 'reduced') return all.filter(({ demo }) => demo.listPrice !== undefined);
  const newest = all.toSorted((a, b) => b.demo.released.localeCompare(a.demo.released));
  return newest.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a)));
}
