import {
  boolean,
  byType,
  isObject,
  json,
  list,
  number,
  object,
  oneOf,
  optional,
  type Read,
  type Reader,
  record,
  ShapeError,
  string,
} from '../shape.ts';
import { html, type Text, text } from './text.ts';

const shownPicture = {
  picture: string,
  alt: text,
  /** Key of a category that the picture links to. */
  category: optional(string),
};
const layoutPicture = object(shownPicture);
/** A picture in a slider or gallery. */
export type LayoutPicture = Read<typeof layoutPicture>;

const ownText = object({ type: oneOf('text'), html });
/** The picture of the category that the layout is shown on. */
const mappedImage = object({ type: oneOf('image'), mapped: oneOf('category.media') });
const ownImage = object({
  type: oneOf('image'),
  ...shownPicture,
});
const anyImage: Reader<Read<typeof ownImage> | Read<typeof mappedImage>> = (value, at) =>
  isObject(value) && value['mapped'] !== undefined ? mappedImage(value, at) : ownImage(value, at);

/** Text of the category or landing page that the layout is shown on. */
const mappedText = object({ type: oneOf('text'), mapped: oneOf('category.name', 'category.description') });
const anyText: Reader<Read<typeof ownText> | Read<typeof mappedText>> = (value, at) =>
  isObject(value) && value['mapped'] !== undefined ? mappedText(value, at) : ownText(value, at);

const slider = object({ type: oneOf('image-slider', 'picture-gallery'), items: list(layoutPicture) });
const video = object({
  type: oneOf('youtube-video', 'vimeo-video'),
  video: string,
  title: text,
  picture: string,
  alt: text,
});

const flag = oneOf('topseller', 'new', 'reduced');
/** Which products: the flag of a product, or their keys. */
const choice: Reader<Read<typeof flag> | readonly string[]> = (value, at) =>
  Array.isArray(value) ? list(string)(value, at) : flag(value, at);

const ofProduct = object({
  type: oneOf(
    'product-name',
    'manufacturer-logo',
    'image-gallery',
    'buy-box',
    'product-description-reviews',
    'cross-selling',
  ),
  /** Key of a product; that of the page when absent. */
  product: optional(string),
});
const bare = object({ type: oneOf('product-listing', 'sidebar-filter', 'category-navigation') });

const element = byType({
  text: anyText,
  html: object({ type: oneOf('html'), html }),
  image: anyImage,
  'image-slider': slider,
  'picture-gallery': slider,
  'youtube-video': video,
  'vimeo-video': video,
  'product-box': object({ type: oneOf('product-box'), product: string }),
  'product-slider': object({ type: oneOf('product-slider'), title: text, products: choice, limit: number }),
  form: object({
    type: oneOf('form'),
    form: oneOf('contact', 'newsletter'),
    title: optional(text),
    confirmation: optional(text),
    /** Who receives it; the shop itself when absent. */
    receiver: optional(string),
  }),
  'kontor-faq': object({ type: oneOf('kontor-faq'), items: list(object({ question: text, answer: html })) }),
  'kontor-entries': object({
    type: oneOf('kontor-entries'),
    kind: oneOf('recipe', 'blog', 'news'),
    title: text,
    limit: number,
  }),
  /** An element of a plugin that a storefront does not know. */
  plugin: object({ type: oneOf('plugin'), name: string, values: record(json) }),
  'product-name': ofProduct,
  'manufacturer-logo': ofProduct,
  'image-gallery': ofProduct,
  'buy-box': ofProduct,
  'product-description-reviews': ofProduct,
  'cross-selling': ofProduct,
  'product-listing': bare,
  'sidebar-filter': bare,
  'category-navigation': bare,
});
/** What a slot shows. */
export type LayoutElement = Read<typeof element>;

/** What sections and blocks have in common. */
const area = {
  name: optional(string),
  cssClass: optional(string),
  /** `#rrggbb` */
  backgroundColor: optional(string),
  background: optional(object({ picture: string, mode: oneOf('auto', 'contain', 'cover') })),
  visibility: optional(object({ mobile: boolean, tablet: boolean, desktop: boolean })),
};

/** CSS lengths: top, right, bottom, left. */
const margins: Reader<readonly [top: string, right: string, bottom: string, left: string]> = (value, at) => {
  const [top, right, bottom, left, more] = list(string)(value, at);
  if (
    top === undefined ||
    right === undefined ||
    bottom === undefined ||
    left === undefined ||
    more !== undefined
  )
    throw new ShapeError(`${at}: expected top, right, bottom, left`);
  return [top, right, bottom, left];
};

const block = object({
  /** One of Shopware's types. */
  type: string,
  position: optional(oneOf('main', 'sidebar')),
  margins: optional(margins),
  /** By slot name. */
  slots: record(element),
  ...area,
});
export type LayoutBlock = Read<typeof block>;

const section = object({
  type: oneOf('default', 'sidebar'),
  sizing: oneOf('boxed', 'full_width'),
  /** What becomes of the sidebar on a phone. */
  mobile: optional(oneOf('hidden', 'wrap')),
  blocks: list(block),
  ...area,
});
export type LayoutSection = Read<typeof section>;

const wholeLayout = object({
  key: string,
  name: text,
  type: oneOf('page', 'landingpage', 'product_list', 'product_detail'),
  sections: list(section),
});
/** A CMS page ("shopping experience"). */
export type Layout = Read<typeof wholeLayout>;

const textPage = object({ key: string, name: text, text: html });

/** A layout as its file says it; with `text` it is a page of nothing else. */
export const layout: Reader<Layout> = (value, at) => {
  if (!isObject(value) || value['text'] === undefined) return wholeLayout(value, at);
  const page = textPage(value, at);
  const sections = [textSection(page.text, 'text-page')];
  return { key: page.key, name: page.name, type: 'page', sections };
};

/** A section with one text. */
export function textSection(content: Text, cssClass: string): LayoutSection {
  return {
    type: 'default',
    sizing: 'boxed',
    name: 'text',
    cssClass,
    blocks: [{ type: 'text', slots: { content: { type: 'text', html: content } } }],
  };
}

export const landingPage = object({
  key: string,
  /** Key of a layout. */
  layout: string,
  name: text,
  description: text,
  url: text,
});
/** A page outside the category tree. */
export type DemoLandingPage = Read<typeof landingPage>;
