import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  category,
  type DemoCategory,
  entry,
  manufacturer,
  product,
  propertyGroup,
} from './model/catalogue.ts';
import { type Layout, landingPage, layout } from './model/layout.ts';
import { customer, order } from './model/people.ts';
import * as channel from './model/sales-channel.ts';
import { paymentMethod, promotion, shippingMethod } from './model/sales-channel.ts';
import { customFields, text } from './model/text.ts';
import { list, number, object, optional, orElse, type Reader, record, ShapeError, string } from './shape.ts';

/** Reads the files of a demo shop. */
export class ShopFiles {
  readonly #folder: URL;

  constructor(folder: URL) {
    this.#folder = folder;
  }

  /** @param name path in the shop's folder, without `.json`. @throws ShapeError */
  read<T>(name: string, reader: Reader<T>): T {
    const file = `${name}.json`;
    return reader(JSON.parse(readFileSync(new URL(file, this.#folder), 'utf8')), file);
  }

  /** Reads a file that contains a list. @throws ShapeError */
  list<T>(name: string, reader: Reader<T>): readonly T[] {
    return this.read(name, list(reader));
  }

  /** Reads the files of a folder in this order. @throws ShapeError also if the folder contains other files */
  folder<T>(folder: string, names: readonly string[], reader: Reader<T>): T[] {
    const url = new URL(`${folder}/`, this.#folder);
    const files = existsSync(url) ? readdirSync(url) : [];
    const unlisted = files.filter((file) => !names.includes(file.replace(/\.json$/, '')));
    if (unlisted.length > 0) throw new ShapeError(`shop.json does not list ${folder}/${unlisted.join(', ')}`);
    return names.map((name) => this.read(`${folder}/${name}`, reader));
  }
}

const shopFile = object({
  name: string,
  homeName: text,
  /** Title of the home page for search engines. */
  homeTitle: optional(text),
  /** Of the sales channel. */
  customFields,
  /** Additional URLs of the shop. */
  domains: orElse(list(string), []),
  /** Changed snippets by key. */
  snippets: orElse(record(text), {}),
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

const pictureSizes = record(object({ width: number, height: number }));

export type DemoFiles = ReturnType<typeof readFiles>;

/** @throws ShapeError */
export function readFiles(key: string, files: ShopFiles) {
  const languages = files.list('sales-channel/languages', channel.shopLanguage);
  const shop = files.read('shop', shopFile);
  const { recipes, posts, news, categories, products, pages, ...facts } = shop;
  const entries = [
    ...files.folder('recipes', recipes, entry),
    ...files.folder('posts', posts, entry),
    ...files.folder('news', news, entry),
  ];
  return {
    ...facts,
    key,
    salesChannel: { ...readSalesChannel(files), languages },
    catalogue: {
      categories: [
        ...files.folder('categories', categories, list(category)).flat(),
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
      products: files.folder('products', products, list(product)).flat(),
      propertyGroups: files.list('properties', propertyGroup),
      manufacturers: files.list('manufacturers', manufacturer),
      shippingMethods: files.list('shipping-methods', shippingMethod),
      paymentMethods: files.list('payment-methods', paymentMethod),
      promotions: files.list('promotions', promotion),
    },
    layouts: [
      ...files.folder('pages', pages, layout),
      ...entries.map(({ key, name, sections }): Layout => ({ key, name, type: 'page', sections })),
    ],
    landingPages: files.list('landing-pages', landingPage),
    customers: files.list('customers', customer),
    orders: files.list('orders', order),
    pictures: new Map(Object.entries(files.read('pictures', pictureSizes))),
  };
}

function readSalesChannel(files: ShopFiles) {
  return {
    countries: files.list('sales-channel/countries', channel.country),
    currencies: files.list('sales-channel/currencies', channel.currency),
    customerGroups: files.list('sales-channel/customer-groups', channel.customerGroup),
    salutations: files.list('sales-channel/salutations', channel.salutation),
    taxes: files.list('sales-channel/taxes', channel.tax),
    units: files.list('sales-channel/units', channel.unit),
    deliveryTimes: files.list('sales-channel/delivery-times', channel.deliveryTime),
    sortings: files.list('sales-channel/sortings', channel.sorting),
    cookieGroups: files.list('sales-channel/cookie-groups', channel.cookieGroup),
  };
}
