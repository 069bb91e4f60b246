import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  category,
  type DemoCategory,
  type DemoProduct,
  entry,
  manufacturer,
  pictureSize,
  product,
  propertyGroup,
} from './model/catalogue.ts';
import { type Layout, landingPage, layout } from './model/layout.ts';
import { customer, order } from './model/people.ts';
import * as channel from './model/sales-channel.ts';
import { customFields, text } from './model/text.ts';
import { list, object, optional, orElse, type Reader, record, ShapeError, string } from './shape.ts';

const shopFile = object({
  name: string,
  homeName: text,
  /** Title and description of the home page for search engines. */
  homeTitle: optional(text),
  homeDescription: optional(text),
  /** Of the sales channel. */
  customFields,
  /** `THEME_OVERRIDES` of its gateway, for a shop without custom fields. */
  themeOverrides: orElse(record(string), {}),
  /** WOFF2 files among its media. */
  fonts: orElse(list(string), []),
  /** Additional URLs of the shop. */
  domains: orElse(list(string), []),
  /** Changed snippets by key. */
  snippets: orElse(record(text), {}),
  /** Cross-selling of products without their own: keys of products by category. */
  complements: optional(object({ title: text, products: record(list(string)) })),
  /** Keys of layouts: legal pages of the basic information. */
  legalPages: orElse(
    object({
      terms: optional(string),
      privacy: optional(string),
      withdrawal: optional(string),
      shipping: optional(string),
      imprint: optional(string),
    }),
    {},
  ),
  /** Receives forms. */
  address: string,
  /** Of every demo customer. */
  password: string,
  /** Files in the order of the shop. */
  categories: list(string),
  products: list(string),
  pages: list(string),
  recipes: orElse(list(string), []),
  posts: orElse(list(string), []),
  news: orElse(list(string), []),
});

export type DemoFiles = ReturnType<typeof readFiles>;

/** Reads the files in the folder of a demo shop. @throws ShapeError also for files that `shop.json` does not list */
export function readFiles(key: string, folder: URL) {
  const read = <T>(name: string, reader: Reader<T>): T => {
    const file = `${name}.json`;
    return reader(JSON.parse(readFileSync(new URL(file, folder), 'utf8')), file);
  };
  const rows = <T>(name: string, reader: Reader<T>) => read(name, list(reader));
  const files = <T>(part: string, names: readonly string[], reader: Reader<T>): T[] => {
    const url = new URL(`${part}/`, folder);
    const unlisted = (existsSync(url) ? readdirSync(url) : []).filter(
      (file) => !names.includes(file.replace(/\.json$/, '')),
    );
    if (unlisted.length > 0) throw new ShapeError(`shop.json does not list ${part}/${unlisted.join(', ')}`);
    return names.map((name) => read(`${part}/${name}`, reader));
  };
  const { recipes, posts, news, categories, products, pages, complements, ...shop } = read('shop', shopFile);
  const complementsOf = ({ key, categories: [first = ''] }: DemoProduct) => {
    const others = complements?.products[first]?.filter((other) => other !== key).slice(0, 4);
    return complements && others && { crossSelling: [{ title: complements.title, products: others }] };
  };
  const entries = [
    ...files('recipes', recipes, entry),
    ...files('posts', posts, entry),
    ...files('news', news, entry),
  ];
  return {
    ...shop,
    key,
    salesChannel: {
      languages: rows('sales-channel/languages', channel.shopLanguage),
      countries: rows('sales-channel/countries', channel.country),
      currencies: rows('sales-channel/currencies', channel.currency),
      customerGroups: rows('sales-channel/customer-groups', channel.customerGroup),
      salutations: rows('sales-channel/salutations', channel.salutation),
      taxes: rows('sales-channel/taxes', channel.tax),
      units: rows('sales-channel/units', channel.unit),
      deliveryTimes: rows('sales-channel/delivery-times', channel.deliveryTime),
      sortings: rows('sales-channel/sortings', channel.sorting),
      cookieGroups: rows('sales-channel/cookie-groups', channel.cookieGroup),
    },
    catalogue: {
      categories: [
        ...files('categories', categories, list(category)).flat(),
        ...entries.map(
          ({ sections: _, ...one }): DemoCategory => ({
            ...one,
            layout: one.key,
            hidden: true,
            withoutNested: true,
            customFields: { ...one.customFields, kontor_teaser: one.lead },
          }),
        ),
      ],
      products: files('products', products, list(product))
        .flat()
        .map((one) => ({ ...complementsOf(one), ...one })),
      propertyGroups: rows('properties', propertyGroup),
      manufacturers: rows('manufacturers', manufacturer),
      shippingMethods: rows('shipping-methods', channel.shippingMethod),
      paymentMethods: rows('payment-methods', channel.paymentMethod),
      promotions: rows('promotions', channel.promotion),
    },
    layouts: [
      ...files('pages', pages, layout),
      ...entries.map(({ key, name, sections }): Layout => ({ key, name, type: 'page', sections })),
    ],
    landingPages: rows('landing-pages', landingPage),
    customers: rows('customers', customer),
    orders: rows('orders', order),
    pictures: new Map(Object.entries(read('pictures', record(pictureSize)))),
  };
}
