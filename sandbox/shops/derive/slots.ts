import type { DemoProduct } from '../model/catalogue.ts';
import type { LayoutElement, LayoutPicture } from '../model/layout.ts';
import type { Lang } from '../model/text.ts';
import { isNew } from './catalogue.ts';
import editorDefaults from './editor-defaults.json' with { type: 'json' };
import { categoryId, mediaId } from './ids.ts';
import { richText, typeset } from './typeset.ts';

/** A value, or the field of the page that it is mapped to. */
interface ConfigValue {
  readonly source: 'static' | 'mapped';
  readonly value: unknown;
}

type SlotConfig = Readonly<Record<string, ConfigValue>>;

export interface StoredSlot {
  readonly type: string;
  readonly config: SlotConfig;
}

interface SlotProduct {
  readonly id: string;
  readonly demo: DemoProduct;
  readonly pictures: readonly string[];
}

export interface SlotProducts<P extends SlotProduct> {
  /** A product, or its first variant. */
  byKey(key: string): P | undefined;
  /** All products of a listing, in the order of the catalogue. */
  listed(): readonly P[];
}

type Of<Type> = Extract<LayoutElement, { type: Type }>;

/** Values that the editor stores for each slot of a type. */
const EDITOR_DEFAULTS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = editorDefaults;

function fixed(value: unknown): ConfigValue {
  return { source: 'static', value };
}

function fixedAll(values: Readonly<Record<string, unknown>>): SlotConfig {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, fixed(value)]));
}

function mapped(field: string): ConfigValue {
  return { source: 'mapped', value: field };
}

export function pictureLink({ category }: LayoutPicture): string | null {
  return category === undefined ? null : `/navigation/${categoryId(category)}`;
}

export function sliderProducts<P extends SlotProduct>(
  { products: choice, limit }: Of<'product-slider'>,
  products: SlotProducts<P>,
): P[] {
  if (typeof choice !== 'string') return choice.flatMap((key) => products.byKey(key) ?? []).slice(0, limit);
  const all = products.listed();
  if (choice === 'topseller') return all.filter(({ demo }) => demo.topseller).slice(0, limit);
  if (choice === 'reduced') return all.filter(({ demo }) => demo.listPrice !== undefined).slice(0, limit);
  const newest = all.toSorted((a, b) => b.demo.released.localeCompare(a.demo.released));
  return newest.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))).slice(0, limit);
}

/** @param address receives forms without a receiver */
export function storedSlot(
  element: LayoutElement,
  lang: Lang,
  products: SlotProducts<SlotProduct>,
  address: string,
): StoredSlot {
  const type =
    element.type === 'plugin'
      ? element.name
      : element.type === 'picture-gallery'
        ? 'image-gallery'
        : element.type;
  const config = configOf(element, lang, products, address);
  return { type, config: { ...fixedAll(EDITOR_DEFAULTS[type] ?? {}), ...config } };
}

function configOf(
  element: LayoutElement,
  lang: Lang,
  products: SlotProducts<SlotProduct>,
  address: string,
): SlotConfig {
  switch (element.type) {
    case 'text':
    case 'html':
      return { content: 'html' in element ? fixed(richText(element.html, lang)) : mapped(element.mapped) };
    case 'image':
      return 'mapped' in element
        ? { media: mapped(element.mapped), url: fixed(null) }
        : fixedAll({ media: mediaId(element.picture), url: pictureLink(element) });
    case 'image-slider':
    case 'picture-gallery':
      return { sliderItems: fixed(element.items.map(sliderItem)) };
    case 'youtube-video':
    case 'vimeo-video': {
      const { video, picture, title } = element;
      return fixedAll({
        videoID: video,
        previewMedia: mediaId(picture),
        iframeTitle: title[lang],
        title: title[lang],
      });
    }
    case 'form': {
      const { form, title, receiver, confirmation } = element;
      return fixedAll({
        type: form,
        title: title?.[lang] ?? '',
        mailReceiver: [receiver ?? address],
        defaultMailReceiver: receiver === undefined,
        confirmationText: confirmation?.[lang] ?? '',
      });
    }
    case 'kontor-faq': {
      const items = element.items.map(({ question, answer }) => ({
        question: typeset(question[lang], lang),
        answer: richText(answer, lang),
      }));
      return { items: fixed(items) };
    }
    case 'kontor-entries':
      return fixedAll({ kind: element.kind, title: element.title[lang], limit: element.limit });
    case 'plugin':
      return fixedAll(element.values);
    case 'product-box':
      return { product: fixed(products.byKey(element.product)?.id ?? null) };
    case 'product-slider': {
      const ids = sliderProducts(element, products).map(({ id }) => id);
      return fixedAll({ products: ids, title: element.title[lang] });
    }
    case 'sidebar-filter':
    case 'product-listing':
    case 'category-navigation':
      return {};
    default: {
      const product = element.product === undefined ? undefined : products.byKey(element.product);
      return productConfig(element.type, product, lang);
    }
  }
}

function sliderItem(item: LayoutPicture) {
  return { url: pictureLink(item), newTab: false, mediaId: mediaId(item.picture), mediaUrl: null };
}

/** Without a product the slots of a product page are mapped to its fields. */
function productConfig(type: string, product: SlotProduct | undefined, lang: Lang): SlotConfig {
  switch (type) {
    case 'product-name':
      return { content: product ? fixed(product.demo.name[lang]) : mapped('product.name') };
    case 'image-gallery': {
      const items = product?.pictures.map((key) => ({ url: null, newTab: false, mediaId: mediaId(key) }));
      return { sliderItems: items ? fixed(items) : mapped('product.media') };
    }
    case 'manufacturer-logo':
      return { media: product ? fixed(null) : mapped('product.manufacturer.media'), url: fixed(null) };
    default:
      return fixedAll({ product: product?.id ?? null, alignment: null });
  }
}
