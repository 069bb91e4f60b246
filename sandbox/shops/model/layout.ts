import {
  boolean,
  byType,
  ifHas,
  json,
  list,
  listOr,
  number,
  object,
  oneOf,
  optional,
  type Read,
  type Reader,
  record,
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

/** `mapped` uses the picture of the page's category. */
const image = ifHas(
  'mapped',
  object({ type: oneOf('image'), mapped: oneOf('category.media') }),
  object({ type: oneOf('image'), ...shownPicture }),
);

/** `mapped` uses the text of the page's category or landing page. */
const anyText = ifHas(
  'mapped',
  object({ type: oneOf('text'), mapped: oneOf('category.name', 'category.description') }),
  object({ type: oneOf('text'), html }),
);

const slider = object({ type: oneOf('image-slider', 'picture-gallery'), items: list(layoutPicture) });
const video = object({
  type: oneOf('youtube-video', 'vimeo-video'),
  video: string,
  title: text,
  picture: string,
  alt: text,
});

/** Products by keys, or with a flag. */
const products = listOr(oneOf('topseller', 'new', 'reduced'), list(string));

const ofProduct = object({
  type: oneOf(
    'product-name',
    'manufacturer-logo',
    'image-gallery',
    'buy-box',
    'product-description-reviews',
    'cross-selling',
  ),
  /** Key of a product; default: that of the page. */
  product: optional(string),
});
const bare = object({ type: oneOf('product-listing', 'sidebar-filter', 'category-navigation') });

const element = byType({
  text: anyText,
  html: object({ type: oneOf('html'), html }),
  image,
  'image-slider': slider,
  'picture-gallery': slider,
  'youtube-video': video,
  'vimeo-video': video,
  'product-box': object({ type: oneOf('product-box'), product: string }),
  'product-slider': object({ type: oneOf('product-slider'), title: text, products, limit: number }),
  form: object({
    type: oneOf('form'),
    form: oneOf('contact', 'newsletter'),
    title: optional(text),
    confirmation: optional(text),
    /** Default: the shop's address. */
    receiver: optional(string),
  }),
  'kontor-faq': object({ type: oneOf('kontor-faq'), items: list(object({ question: text, answer: html })) }),
  'kontor-entries': object({
    type: oneOf('kontor-entries'),
    kind: oneOf('recipe', 'blog', 'news'),
    title: text,
    limit: number,
  }),
  /** An element of an unknown plugin. */
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
export type LayoutElement = Read<typeof element>;

/** Common fields of sections and blocks. */
const area = {
  name: optional(string),
  cssClass: optional(string),
  /** `#rrggbb` */
  backgroundColor: optional(string),
  background: optional(object({ picture: string, mode: oneOf('auto', 'contain', 'cover') })),
  visibility: optional(object({ mobile: boolean, tablet: boolean, desktop: boolean })),
};

const block = object({
  /** One of Shopware's types. */
  type: string,
  position: optional(oneOf('main', 'sidebar')),
  /** CSS lengths: top, right, bottom, left. */
  margins: optional(list(string)),
  /** By slot name. */
  slots: record(element),
  ...area,
});
export type LayoutBlock = Read<typeof block>;

export const section = object({
  type: oneOf('default', 'sidebar'),
  sizing: oneOf('boxed', 'full_width'),
  /** The sidebar on phones. */
  mobile: optional(oneOf('hidden', 'wrap')),
  blocks: list(block),
  ...area,
});
export type LayoutSection = Read<typeof section>;

const sectionLayout = object({
  key: string,
  name: text,
  type: oneOf('page', 'landingpage', 'product_list', 'product_detail'),
  sections: list(section),
});
/** A CMS page ("shopping experience"). */
export type Layout = Read<typeof sectionLayout>;

const textPage = object({ key: string, name: text, text: html });

const textLayout: Reader<Layout> = (value, at) => {
  const { key, name, text: content } = textPage(value, at);
  return { key, name, type: 'page', sections: [textSection(content, 'text-page')] };
};

/** A layout; with `text` a page with one text. */
export const layout = ifHas('text', textLayout, sectionLayout);

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
