import type { Call, View } from '../../protocol/call.ts';
import { demo } from '../../shops/demo.ts';
import type { CategoryRecord } from '../../shops/derive/catalogue.ts';
import { productId } from '../../shops/derive/ids.ts';
import { pictureLink, type SlotProducts, sliderProducts, storedSlot } from '../../shops/derive/slots.ts';
import { richText, typeset } from '../../shops/derive/typeset.ts';
import type { LayoutElement, LayoutPicture } from '../../shops/model/layout.ts';
import type { Entity } from '../../state/entity.ts';
import { isParent, type ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { aggregate, groupVariants, productListing, productsIn } from '../catalog/listing.ts';
import { crossSellingsInLayout, productEntity, reviewEntities } from '../catalog/products.ts';
import { salutationEntities } from '../channel/entities.ts';
import { mediaEntity } from '../media.ts';

export interface Subject {
  readonly category?: CategoryRecord;
  readonly product?: ProductRecord;
}

function slotProducts({ products }: Shop): SlotProducts<ProductRecord> {
  return {
    byKey: (key) => {
      const product = products.byId(productId(key));
      return product !== undefined && isParent(product) ? (product.children[0] ?? product) : product;
    },
    listed: () => groupVariants(products.listable()),
  };
}

/** A slot with its configuration and data. */
export function resolveSlot(call: Call, element: LayoutElement, subject: Subject) {
  const products = slotProducts(call.shop);
  const stored = storedSlot(element, call.view.lang, products, demo.address);
  const hasConfig = element.type !== 'category-navigation' && element.type !== 'product-listing';
  return {
    ...stored,
    config: hasConfig ? stored.config : null,
    data: dataOf(call, element, subject, products),
  };
}

function dataOf(
  call: Call,
  element: LayoutElement,
  subject: Subject,
  products: SlotProducts<ProductRecord>,
): unknown {
  const { shop, view } = call;
  switch (element.type) {
    case 'text':
    case 'html':
      return textData(element, view, subject);
    case 'image':
      return imageData(element, view, subject);
    case 'image-slider':
    case 'picture-gallery':
      return sliderData(element.items, view);
    case 'youtube-video':
    case 'vimeo-video':
      // Only the preview picture; the rest is configuration (case 630).
      return { media: mediaEntity(element.picture, element.alt[view.lang], view), apiAlias: 'cms_image' };
    case 'form':
      return salutationEntities(view.lang);
    case 'kontor-faq':
    case 'kontor-entries':
    case 'plugin':
    case 'sidebar-filter':
    case 'category-navigation':
      return null;
    case 'product-box': {
      const product = products.byKey(element.product);
      return { product: product && productEntity(shop, product, view), apiAlias: 'cms_product_box' };
    }
    case 'product-slider': {
      const found = sliderProducts(element, products).map((product) => productEntity(shop, product, view));
      return { products: found, apiAlias: 'cms_product_slider' };
    }
    case 'product-listing':
      return { listing: listingOf(call, subject), apiAlias: 'cms_product_listing' };
    default: {
      const product = element.product === undefined ? subject.product : products.byKey(element.product);
      return productData(call, element.type, product);
    }
  }
}

function textData(
  element: Extract<LayoutElement, { type: 'text' | 'html' }>,
  { lang }: View,
  { category }: Subject,
): Entity {
  const apiAlias = element.type === 'html' ? 'cms_html' : 'cms_text';
  const name = category?.demo.name[lang] ?? '';
  if ('html' in element)
    return { content: richText(element.html, lang).replaceAll('{{ category.name }}', name), apiAlias };
  if (element.mapped === 'category.name') return { content: name, apiAlias };
  const lead = category?.demo.lead?.[lang];
  return { content: lead === undefined ? '' : `<p>${typeset(lead, lang)}</p>`, apiAlias };
}

function imageData(element: Extract<LayoutElement, { type: 'image' }>, view: View, { category }: Subject) {
  if (!('mapped' in element)) {
    const media = mediaEntity(element.picture, element.alt[view.lang], view);
    return { url: pictureLink(element), newTab: false, media, apiAlias: 'cms_image' };
  }
  const { picture, pictureAlt, name } = category?.demo ?? {};
  const alt = (pictureAlt ?? name)?.[view.lang] ?? '';
  const media = picture === undefined ? null : mediaEntity(picture, alt, view);
  return { url: null, newTab: false, media, apiAlias: 'cms_image' };
}

function sliderData(items: readonly LayoutPicture[], view: View): Entity {
  const sliderItems = items.map((item) => ({
    url: pictureLink(item),
    media: mediaEntity(item.picture, item.alt[view.lang], view),
    apiAlias: 'cms_image_slider_item',
  }));
  return { sliderItems, apiAlias: 'cms_image_slider' };
}

function listingOf({ shop, view, body }: Call, { category }: Subject): Entity | null {
  if (category === undefined || !view.wants('cms_product_listing', 'listing')) return null;
  return productListing(shop, productsIn(shop, category.id), body, view);
}

function productData(call: Call, type: string, product: ProductRecord | undefined): Entity | null {
  if (product === undefined) return null;
  const { shop, view, session } = call;
  const name = product.demo.name[view.lang];
  switch (type) {
    case 'product-name':
      return { content: name, apiAlias: 'cms_text' };
    case 'image-gallery': {
      const sliderItems = product.pictures.map((key) => ({
        media: mediaEntity(key, name, view),
        apiAlias: 'cms_image_slider_item',
      }));
      return { sliderItems, apiAlias: 'cms_image_slider' };
    }
    case 'manufacturer-logo':
      return { apiAlias: 'cms_manufacturer_logo' };
    case 'buy-box':
      return { productId: product.id, apiAlias: 'cms_buy_box' };
    case 'cross-selling':
      return { crossSellings: crossSellingsInLayout(shop, product, view), apiAlias: 'cms_cross_selling' };
    default: {
      const reviews = reviewEntities(shop, product, session.customerId);
      const accepted = reviews.filter(({ status }) => status === true);
      const ratingMatrix = [{ name: 'ratingMatrix', type: 'terms', field: 'points' }];
      return {
        reviews: {
          elements: reviews.slice(0, 10),
          aggregations: aggregate(ratingMatrix, accepted, (review, field) => review[field]),
          total: reviews.length,
          apiAlias: 'dal_entity_search_result',
        },
        apiAlias: 'cms_product_description_reviews',
      };
    }
  }
}
