import { boolean, list, number, object, oneOf, optional, orElse, type Read, string } from '../shape.ts';
import { date, html, language, text } from './text.ts';

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

const variant = object({
  /** Option keys, one of each group of `configurator`. */
  options: list(string),
  /** Gross price in the shop's first currency; the product's own price when absent. */
  price: optional(number),
  stock: optional(number),
  /** Picture keys; the product's own when absent. */
  pictures: optional(list(string)),
});
/** One buyable combination of a product with variants. */
export type DemoVariant = Read<typeof variant>;

export const product = object({
  /** Stable key; ids are derived from it. */
  key: string,
  number: string,
  name: text,
  /** One line of facts on cards: "Gusseisen emailliert, Ø 24 cm". */
  facts: optional(text),
  /** Paragraphs and lists. */
  description: html,
  manufacturer: optional(string),
  /** Keys of categories; the first is the main one and gives the SEO path. */
  categories: list(string),
  /** Gross price for one piece, in the shop's first currency. */
  price: number,
  /** Former gross price; a variant with a price of its own has none. */
  listPrice: optional(number),
  /** Price from a quantity on, ascending; the first tier starts at 1 with `price`. */
  tiers: optional(list(object({ from: number, price: number }))),
  /** Gross price in CHF for customers of a group, by key; an advanced price with a rule, in place of tiers. */
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
  /** mm */
  size: optional(object({ width: number, height: number, length: number })),
  /** Content and reference for the unit price, e.g. 0.25 of 1 kg; the key of a unit. */
  content: optional(object({ purchaseUnit: number, referenceUnit: number, unit: string })),
  /** Key of a delivery time; without one that of the shipping method applies. */
  deliveryTime: optional(string),
  /** Days until it is back when sold out. */
  restockDays: optional(number),
  /** A product younger than 60 days carries "new". */
  released: orElse(date, '2024-03-04'),
  topseller: optional(boolean),
  freeShipping: optional(boolean),
  swissDesign: optional(boolean),
  download: optional(boolean),
  /** Option keys of property groups. */
  properties: list(string),
  /** Keys of the property groups that make the variants, in the order of choosing. */
  configurator: optional(list(string)),
  variants: optional(list(variant)),
  /** Listings show each variant, and not one for all. */
  listedSingly: optional(boolean),
  /** Keys of pictures, the cover first. */
  pictures: list(string),
  /** Technical data as label and value, shown as specifications. */
  specifications: optional(list(object({ label: text, value: text }))),
  crossSelling: optional(list(object({ title: text, products: list(string) }))),
  faq: optional(list(object({ question: text, answer: html }))),
  /** Keys of products and their number in a bundle. */
  bundle: optional(list(object({ product: string, quantity: number }))),
  /** Key of the page layout; `product` when absent. */
  layout: optional(string),
  /** Extra words the search finds it by. */
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
export type DemoManufacturer = Read<typeof manufacturer>;
