import { existsSync, readdirSync, readFileSync } from 'node:fs';
import {
  articleCategory,
  articleLayout,
  type EntryKind,
  recipeCategory,
  recipeLayout,
} from './derive/entries.ts';
import { category, type DemoCategory, manufacturer, product, propertyGroup } from './model/catalogue.ts';
import { article, recipe } from './model/entry.ts';
import { landingPage, layout } from './model/layout.ts';
import { customer, order } from './model/people.ts';
import * as channel from './model/sales-channel.ts';
import { identity, paymentMethod, promotion, shippingMethod } from './model/sales-channel.ts';
import { text } from './model/text.ts';
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
  identity: optional(identity),
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
  /** Title of the products of an entry. */
  productsOfRecipe: optional(text),
  productsOfArticle: optional(text),
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
  const nodes = files.folder('categories', categories, list(category)).flat();
  const tree: DemoCategory[] = nodes.map((entry) => ({ ...entry, parent: entry.parent ?? null }));
  const entries = readEntries(files, shop, tree);
  return {
    ...facts,
    key,
    salesChannel: { ...readSalesChannel(files), languages },
    catalogue: {
      categories: [...tree, ...entries.categories],
      products: files.folder('products', products, list(product)).flat(),
      propertyGroups: files.list('properties', propertyGroup),
      manufacturers: files.list('manufacturers', manufacturer),
      shippingMethods: files.list('shipping-methods', shippingMethod),
      paymentMethods: files.list('payment-methods', paymentMethod),
      promotions: files.list('promotions', promotion),
    },
    recipes: entries.recipes,
    layouts: [...files.folder('pages', pages, layout), ...entries.layouts],
    landingPages: files.list('landing-pages', landingPage),
    customers: files.list('customers', customer),
    orders: files.list('orders', order),
    pictures: new Map(Object.entries(files.read('pictures', pictureSizes))),
  };
}

/** Recipes, posts and news as categories with a layout. */
function readEntries(
  files: ShopFiles,
  shop: ReturnType<typeof shopFile>,
  categories: readonly DemoCategory[],
) {
  const recipes = files.folder('recipes', shop.recipes, recipe);
  const posts = files.folder('posts', shop.posts, article);
  const news = files.folder('news', shop.news, article);
  const listOf = (kind: EntryKind): string =>
    categories.find(({ customFields }) => customFields?.['kontor_entries'] === kind)?.key ?? '';
  const { productsOfRecipe, productsOfArticle } = shop;
  return {
    recipes,
    categories: [
      ...recipes.map((entry) => recipeCategory(entry, listOf('recipe'))),
      ...posts.map((entry) => articleCategory(entry, 'blog', listOf('blog'))),
      ...news.map((entry) => articleCategory(entry, 'news', listOf('news'))),
    ],
    layouts: [
      ...recipes.map((entry) => recipeLayout(entry, productsOfRecipe)),
      ...posts.map((entry) => articleLayout('blog', entry, productsOfArticle)),
      ...news.map((entry) => articleLayout('news', entry, productsOfArticle)),
    ],
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
