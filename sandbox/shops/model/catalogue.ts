import { boolean, list, number, object, oneOf, optional, orElse, type Read, string } from '../shape.ts';
import { section } from './layout.ts';
import { customFields, date, html, language, text } from './text.ts';

const review = object({
  /** 1 to 5. */
  points: number,
  title: string,
  text: string,
  author: string,
  language,
  date: string,
  shopFeedback: optional(string),
});

/** mm */
const size = object({ width: number, height: number, length: number });

const variant = object({
  /** Option keys, one of each group of `configurator`. */
  options: list(string),
  /** Gross, in the first currency; default: that of the product. */
  price: optional(number),
  stock: optional(number),
  /** Default: that of the product. */
  restockDays: optional(number),
  /** kg; default: that of the product. */
  weight: optional(number),
  size: optional(size),
  /** Default: those of the product. */
  pictures: optional(list(string)),
});
export type DemoVariant = Read<typeof variant>;

export const product = object({
  key: string,
  number: string,
  /** Only of a product without variants. */
  ean: optional(string),
  name: text,
  /** One line of facts on cards: "Gusseisen emailliert, Ø 24 cm". */
  facts: optional(text),
  /** Paragraphs and lists. */
  description: html,
  manufacturer: optional(string),
  /** Keys of categories; the first is the main one and gives the SEO path. */
  categories: list(string),
  /** Gross, in the first currency. */
  price: number,
  /** Former gross price, also the lowest of the last 30 days; does not apply to variants with another price. */
  listPrice: optional(number),
  /** Price from a quantity on, ascending; the first tier starts at 1 with `price`. */
  tiers: optional(list(object({ from: number, price: number }))),
  /** Gross price for a customer group: an advanced price with a rule, instead of tiers. */
  groupPrices: optional(list(object({ group: string, price: number }))),
  /** Key of a tax. */
  tax: orElse(string, 'standard'),
  stock: orElse(number, 40),
  /** Not sold beyond its stock. */
  closeout: optional(boolean),
  minPurchase: optional(number),
  purchaseSteps: optional(number),
  maxPurchase: optional(number),
  /** kg */
  weight: number,
  size: optional(size),
  /** Content and reference for the unit price, e.g. 0.25 of 1 kg; the key of a unit. */
  content: optional(object({ purchaseUnit: number, referenceUnit: number, unit: string })),
  /** Key of a delivery time; default: that of the shipping method. */
  deliveryTime: optional(string),
  restockDays: optional(number),
  released: orElse(date, '2024-03-04'),
  topseller: optional(boolean),
  freeShipping: optional(boolean),
  swissDesign: optional(boolean),
  download: optional(boolean),
  /** Option keys of property groups. */
  properties: list(string),
  /** Keys of the property groups of variants. */
  configurator: optional(list(string)),
  variants: optional(list(variant)),
  /** Listings show each variant. */
  listedSingly: optional(boolean),
  /** Keys of pictures, the cover first. */
  pictures: list(string),
  crossSelling: optional(list(object({ title: text, products: list(string) }))),
  bundle: optional(list(object({ product: string, quantity: number }))),
  customFields,
  /** Key of a layout; default `product`. */
  layout: optional(string),
  /** Search keywords. */
  keywords: optional(text),
  reviews: optional(list(review)),
});
export type DemoProduct = Read<typeof product>;

export const propertyGroup = object({
  key: string,
  name: text,
  display: oneOf('text', 'color', 'media', 'select'),
  sort: oneOf('alphanumeric', 'numeric', 'position'),
  filterable: boolean,
  options: list(object({ key: string, name: text, color: optional(string) })),
});
/** A property or variant group ("Material", "Grösse", "Farbe"). */
export type DemoPropertyGroup = Read<typeof propertyGroup>;

export const manufacturer = object({
  key: string,
  name: string,
  url: optional(string),
  about: optional(text),
});

const categoryFields = {
  key: string,
  /** Absent for a navigation: `root`, `footer`, `service`. */
  parent: optional(string),
  name: text,
  /** One or two sentences under the headline of the listing. */
  lead: optional(text),
  type: optional(oneOf('page', 'folder', 'link')),
  /** Target of a `link`: an http(s) address, or the key of a category or product. */
  link: optional(object({ kind: oneOf('external', 'category', 'product'), target: string })),
  /** Key of a layout; default `listing`. */
  layout: optional(string),
  picture: optional(string),
  /** Default: the name. */
  pictureAlt: optional(text),
  /** Superseded path. */
  formerPath: optional(text),
  customFields,
  /** Does not list products of subcategories. */
  withoutNested: optional(boolean),
  /** "Hide in navigation". */
  hidden: optional(boolean),
};
export const category = object(categoryFields);
/** A category of the main, footer or service navigation, or an entry of a list. */
export type DemoCategory = Read<typeof category>;

/** A recipe, post or news item: a hidden category with a layout. */
export const entry = object({ ...categoryFields, sections: list(section) });

const format = orElse(oneOf('webp', 'svg'), 'webp');
/** Size in px and format of a picture; an SVG has no thumbnails. */
export const pictureSize = object({ width: number, height: number, format });
export type PictureSize = Read<typeof pictureSize>;
