import { formSlot } from '../../sandbox/content/form-slot.ts';
import type { LayoutElement } from '../../sandbox/content/layout-model.ts';
import { imageSlot, sliderSlot, videoSlot } from '../../sandbox/content/picture-slot.ts';
import { fixed, fixedAll, type ResolvedSlot } from '../../sandbox/content/resolved-slot.ts';
import { shopSlot } from '../../sandbox/content/shop-slot.ts';
import {
  boxConfig,
  shownProduct,
  sliderConfig,
  sliderProducts,
} from '../../sandbox/content/slot-products.ts';
import { textSlot } from '../../sandbox/content/text-slot.ts';
import { mediaId } from '../../sandbox/media/media-entity.ts';
import { CHF } from '../../sandbox/session/currency.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { Lang, View } from '../../sandbox/shop/view.ts';

/** Type and configuration of a slot in one language, as Shopware's editor stores them. */
type StoredSlot = Pick<ResolvedSlot, 'type' | 'config'>;

/** What a slot is configured with; Shopware resolves its data itself. */
export function storedSlot(shop: Shop, element: LayoutElement, lang: Lang): StoredSlot {
  const view: View = { lang, currency: CHF, origin: '', seoUrls: false, wants: () => false };
  const { type } = element;
  switch (type) {
    case 'text':
    case 'html':
      return textSlot(element, lang, {});
    case 'image':
      return imageSlot(element, view);
    case 'image-slider':
    case 'picture-gallery':
      return sliderSlot(element, view);
    case 'youtube-video':
    case 'vimeo-video':
      return videoSlot(element, view);
    case 'form':
      return formSlot(element, lang);
    case 'kontor-faq':
    case 'kontor-entries':
      return shopSlot(element, lang);
    case 'plugin':
      return { type: element.name, config: fixedAll(element.values) };
    case 'product-box':
      return { type, config: boxConfig(shownProduct(shop, element.product)) };
    case 'product-slider':
      return { type, config: sliderConfig(sliderProducts(shop, element), element.title[lang]) };
    case 'sidebar-filter':
      return { type, config: { boxLayout: fixed('standard') } };
    case 'product-listing':
    case 'category-navigation':
      return { type, config: {} };
    default:
      return productSlot(shop, type, element.product, lang);
  }
}

/** The slots of a product page, or of a page that shows a product by name. */
function productSlot(shop: Shop, type: string, key: string | undefined, lang: Lang): StoredSlot {
  const product = key === undefined ? undefined : shownProduct(shop, key);
  const empty = fixed(null);
  if (type === 'product-name')
    return {
      type,
      config: {
        content: product ? fixed(product.demo.name[lang]) : { source: 'mapped', value: 'product.name' },
        verticalAlign: empty,
      },
    };
  if (type === 'image-gallery')
    return {
      type,
      config: {
        sliderItems: product
          ? fixed(
              product.pictures.map((picture) => ({ url: null, newTab: false, mediaId: mediaId(picture) })),
            )
          : { source: 'mapped', value: 'product.media' },
        zoom: fixed(true),
        fullScreen: fixed(true),
      },
    };
  if (type === 'manufacturer-logo')
    return {
      type,
      config: {
        media: product ? empty : { source: 'mapped', value: 'product.manufacturer.media' },
        displayMode: fixed('cover'),
        url: empty,
        newTab: fixed(true),
        verticalAlign: empty,
      },
    };
  return { type, config: { product: fixed(product?.id ?? null), alignment: empty } };
}
