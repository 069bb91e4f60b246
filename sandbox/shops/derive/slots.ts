import type { LayoutElement, LayoutPicture } from '../model/layout.ts';
import type { DemoProduct } from '../model/product.ts';
import type { Lang } from '../model/text.ts';
import { categoryId, mediaId } from './ids.ts';
import { isNew } from './products.ts';
import { richText } from './rich-text.ts';
import { typeset } from './typeset.ts';

/** One configuration value: a value, or a field of what the page shows. */
interface ConfigValue {
  readonly source: 'static' | 'mapped';
  readonly value: unknown;
}

/** The configuration of a slot by name. */
export type SlotConfig = Readonly<Record<string, ConfigValue>>;

/** Type and configuration of a slot, as Shopware's editor stores them. */
export interface StoredSlot {
  readonly type: string;
  readonly config: SlotConfig;
}

/** A product that a slot may show. */
export interface SlotProduct {
  readonly id: string;
  readonly demo: DemoProduct;
  readonly pictures: readonly string[];
}

/** Where slots find their products. */
export interface SlotProducts<P extends SlotProduct> {
  /** The product with this key, or its first variant. */
  byKey(key: string): P | undefined;
  /** What a listing of the whole shop would show, in the order of the catalogue. */
  listed(): readonly P[];
}

type Of<Type> = Extract<LayoutElement, { type: Type }>;

/** A static configuration value. */
export function fixed(value: unknown): ConfigValue {
  return { source: 'static', value };
}

function mapped(field: string): ConfigValue {
  return { source: 'mapped', value: field };
}

/** The address of the category that a picture links to; null without one. */
export function pictureLink({ category }: LayoutPicture): string | null {
  return category === undefined ? null : `/navigation/${categoryId(category)}`;
}

/** The products of a slider, the most fitting first. */
export function sliderProducts<P extends SlotProduct>(
  { products: wanted, limit }: Of<'product-slider'>,
  products: SlotProducts<P>,
): P[] {
  if (typeof wanted !== 'string') return wanted.flatMap((key) => products.byKey(key) ?? []).slice(0, limit);
  const all = products.listed();
  if (wanted === 'topseller') return all.filter(({ demo }) => demo.topseller).slice(0, limit);
  if (wanted === 'reduced') return all.filter(({ demo }) => demo.listPrice !== undefined).slice(0, limit);
  const newest = all.toSorted((a, b) => b.demo.released.localeCompare(a.demo.released));
  return newest.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))).slice(0, limit);
}

/**
 * What a slot is configured with in one language.
 * @param address who receives forms that name nobody else
 */
export function storedSlot(
  element: LayoutElement,
  lang: Lang,
  products: SlotProducts<SlotProduct>,
  address: string,
): StoredSlot {
  const { type } = element;
  switch (type) {
    case 'text':
    case 'html': {
      const content = 'html' in element ? fixed(richText(element.html, lang)) : mapped(element.mapped);
      return { type, config: { content } };
    }
    case 'image':
      return { type, config: imageConfig(element) };
    case 'image-slider':
      return { type, config: sliderConfig(element.items) };
    case 'picture-gallery':
      return { type: 'image-gallery', config: galleryConfig(element.items) };
    case 'youtube-video':
    case 'vimeo-video':
      return { type, config: videoConfig(element, lang) };
    case 'form':
      return { type, config: formConfig(element, lang, address) };
    case 'kontor-faq':
      return { type, config: faqConfig(element, lang) };
    case 'kontor-entries': {
      const { kind, title, limit } = element;
      return { type, config: { kind: fixed(kind), title: fixed(title[lang]), limit: fixed(limit) } };
    }
    case 'plugin':
      return {
        type: element.name,
        config: Object.fromEntries(
          Object.entries(element.values).map(([name, value]) => [name, fixed(value)]),
        ),
      };
    case 'product-box':
      return { type, config: boxConfig(products.byKey(element.product)) };
    case 'product-slider':
      return { type, config: productsConfig(sliderProducts(element, products), element.title[lang]) };
    case 'sidebar-filter':
      return { type, config: { boxLayout: fixed('standard') } };
    case 'product-listing':
    case 'category-navigation':
      return { type, config: {} };
    default: {
      const product = element.product === undefined ? undefined : products.byKey(element.product);
      return { type, config: productConfig(type, product, lang) };
    }
  }
}

function imageConfig(element: Of<'image'>): SlotConfig {
  return {
    media: 'mapped' in element ? mapped(element.mapped) : fixed(mediaId(element.picture)),
    displayMode: fixed('cover'),
    url: fixed('mapped' in element ? null : pictureLink(element)),
    newTab: fixed(false),
    minHeight: fixed('340px'),
    verticalAlign: fixed(null),
  };
}

function sliderItems(items: readonly LayoutPicture[]): ConfigValue {
  return fixed(
    items.map((item) => ({
      url: pictureLink(item),
      newTab: false,
      mediaId: mediaId(item.picture),
      mediaUrl: null,
    })),
  );
}

function sliderConfig(items: readonly LayoutPicture[]): SlotConfig {
  return {
    sliderItems: sliderItems(items),
    displayMode: fixed('cover'),
    navigationArrows: fixed('inside'),
    navigationDots: fixed('outside'),
    minHeight: fixed('300px'),
    verticalAlign: fixed(null),
    autoSlide: fixed(false),
    speed: fixed(300),
    autoplayTimeout: fixed(5000),
  };
}

function galleryConfig(items: readonly LayoutPicture[]): SlotConfig {
  return {
    sliderItems: sliderItems(items),
    displayMode: fixed('standard'),
    navigationArrows: fixed('inside'),
    navigationDots: fixed(null),
    minHeight: fixed('340px'),
    verticalAlign: fixed(null),
    galleryPosition: fixed('left'),
    zoom: fixed(true),
    fullScreen: fixed(true),
  };
}

function videoConfig(element: Of<'youtube-video' | 'vimeo-video'>, lang: Lang): SlotConfig {
  return {
    videoID: fixed(element.video),
    autoPlay: fixed(false),
    loop: fixed(false),
    showControls: fixed(true),
    displayMode: fixed('standard'),
    start: fixed(0),
    end: fixed(null),
    previewMedia: fixed(mediaId(element.picture)),
    needsConfirmation: fixed(true),
    advancedPrivacyMode: fixed(true),
    iframeTitle: fixed(element.title[lang]),
    title: fixed(element.title[lang]),
  };
}

function formConfig(element: Of<'form'>, lang: Lang, address: string): SlotConfig {
  return {
    type: fixed(element.form),
    title: fixed(element.title?.[lang] ?? ''),
    mailReceiver: fixed([element.receiver ?? address]),
    defaultMailReceiver: fixed(element.receiver === undefined),
    confirmationText: fixed(element.confirmation?.[lang] ?? ''),
  };
}

function faqConfig({ items }: Of<'kontor-faq'>, lang: Lang): SlotConfig {
  return {
    items: fixed(
      items.map(({ question, answer }) => ({
        question: typeset(question[lang], lang),
        answer: richText(answer, lang),
      })),
    ),
  };
}

function boxConfig(product: SlotProduct | undefined): SlotConfig {
  return {
    product: fixed(product?.id ?? null),
    boxLayout: fixed('standard'),
    displayMode: fixed('standard'),
    verticalAlign: fixed(null),
  };
}

function productsConfig(products: readonly SlotProduct[], title: string): SlotConfig {
  return {
    products: fixed(products.map(({ id }) => id)),
    title: fixed(title),
    displayMode: fixed('standard'),
    boxLayout: fixed('standard'),
    navigation: fixed(true),
    rotate: fixed(false),
    border: fixed(false),
    elMinWidth: fixed('300px'),
    verticalAlign: fixed(null),
  };
}

/** The slots of a product page, or of a page that shows a product by name. */
function productConfig(type: string, product: SlotProduct | undefined, lang: Lang): SlotConfig {
  switch (type) {
    case 'product-name':
      return {
        content: product ? fixed(product.demo.name[lang]) : mapped('product.name'),
        verticalAlign: fixed(null),
      };
    case 'image-gallery': {
      const items = product?.pictures.map((key) => ({ url: null, newTab: false, mediaId: mediaId(key) }));
      return {
        sliderItems: items ? fixed(items) : mapped('product.media'),
        zoom: fixed(true),
        fullScreen: fixed(true),
      };
    }
    case 'manufacturer-logo':
      return {
        media: product ? fixed(null) : mapped('product.manufacturer.media'),
        displayMode: fixed('cover'),
        url: fixed(null),
        newTab: fixed(true),
        verticalAlign: fixed(null),
      };
    default:
      return { product: fixed(product?.id ?? null), alignment: fixed(null) };
  }
}
