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
import { html, text } from './text.ts';

const layoutPicture = object({
  picture: string,
  alt: text,
  /** Key of a category that the picture links to. */
  category: optional(string),
});
/** A picture in a slider or gallery. */
export type LayoutPicture = Read<typeof layoutPicture>;

const slider = object({ items: list(layoutPicture) });
const video = object({ video: string, title: text, picture: string, alt: text });
/** `product` is the key of a product; default: that of the page. */
const ofProduct = object({ product: optional(string) });
const bare = object({});

const element = byType({
  /** `mapped` uses the text of the page's category or landing page. */
  text: ifHas('mapped', object({ mapped: oneOf('category.name', 'category.description') }), object({ html })),
  html: object({ html }),
  /** `mapped` uses the picture of the page's category. */
  image: ifHas('mapped', object({ mapped: oneOf('category.media') }), layoutPicture),
  'image-slider': slider,
  'picture-gallery': slider,
  'youtube-video': video,
  'vimeo-video': video,
  'product-box': object({ product: string }),
  /** Products by keys, or with a flag. */
  'product-slider': object({
    title: text,
    products: listOr(oneOf('topseller', 'new', 'reduced'), list(string)),
    limit: number,
  }),
  form: object({
    form: oneOf('contact', 'newsletter'),
    title: optional(text),
    confirmation: optional(text),
    /** Default: the shop's address. */
    receiver: optional(string),
  }),
  'kontor-faq': object({ items: list(object({ question: text, answer: html })) }),
  'kontor-entries': object({ kind: oneOf('recipe', 'blog', 'news'), title: text, limit: number }),
  /** An element of an unknown plugin. */
  plugin: object({ name: string, values: record(json) }),
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
  const slots = { content: { type: 'text', html: content } } as const;
  const blocks = [{ type: 'text', slots }];
  const section = { type: 'default', sizing: 'boxed', name: 'text', cssClass: 'text-page', blocks } as const;
  return { key, name, type: 'page', sections: [section] };
};

/** A layout; with `text` a page with one text. */
export const layout = ifHas('text', textLayout, sectionLayout);

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
