import {
  articleCategory,
  articleLayout,
  type EntryKind,
  recipeCategory,
  recipeLayout,
} from './derive/entries.ts';
import type { ShopFiles } from './files.ts';
import { category, type DemoCategory } from './model/category.ts';
import { paymentMethod, promotion, shippingMethod } from './model/checkout.ts';
import { article, recipe } from './model/entry.ts';
import { identity } from './model/identity.ts';
import { landingPage, layout } from './model/layout.ts';
import { customer, order } from './model/people.ts';
import { manufacturer, product, propertyGroup } from './model/product.ts';
import * as channel from './model/sales-channel.ts';
import { text } from './model/text.ts';
import { list, number, object, optional, orElse, record, string } from './shape.ts';

const shopFile = object({
  name: string,
  /** What the home page is called. */
  homeName: text,
  /** Title of the home page for search engines. */
  homeTitle: optional(text),
  /** What the shop says of itself; one without it shows its name alone. */
  identity: optional(identity),
  /** Further addresses under which shoppers may reach it. */
  domains: orElse(list(string), []),
  /** Texts of storefronts that staff changed, by their keys in Shopware's administration. */
  snippets: orElse(record(text), {}),
  /** Keys of the layouts that the basic information of the administration names as legal pages. */
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
  /** Who receives forms. */
  address: string,
  /** Of every demo customer. */
  password: string,
  /** Title above the products that an entry is about. */
  productsOfRecipe: optional(text),
  productsOfArticle: optional(text),
  /** Files in the order in which the shop shows what is in them. */
  categories: list(string),
  products: list(string),
  pages: list(string),
  recipes: orElse(list(string), []),
  posts: orElse(list(string), []),
  news: orElse(list(string), []),
});

/** What the files of a demo shop say. */
export type DemoFiles = ReturnType<typeof readFiles>;

/** What the files of a demo shop say. @throws ShapeError */
export function readFiles(key: string, folder: ShopFiles) {
  const languages = folder.list('sales-channel/languages', channel.shopLanguage);
  const files = folder.in(languages.map(({ lang }) => lang));
  const shop = files.read('shop', shopFile);
  const { name, homeName, address, password } = shop;
  const given = files.folder('categories', shop.categories, list(category)).flat();
  const own: DemoCategory[] = given.map((entry) => ({ ...entry, parent: entry.parent ?? null }));
  const entries = readEntries(files, shop, own);
  return {
    key,
    name,
    homeName,
    homeTitle: shop.homeTitle,
    identity: shop.identity,
    domains: shop.domains,
    snippets: shop.snippets,
    legalPages: shop.legalPages,
    address,
    password,
    salesChannel: { ...readSalesChannel(files), languages },
    catalogue: {
      categories: [...own, ...entries.categories],
      products: files.folder('products', shop.products, list(product)).flat(),
      propertyGroups: files.list('properties', propertyGroup),
      manufacturers: files.list('manufacturers', manufacturer),
      shippingMethods: files.list('shipping-methods', shippingMethod),
      paymentMethods: files.list('payment-methods', paymentMethod),
      promotions: files.list('promotions', promotion),
    },
    recipes: entries.recipes,
    layouts: [...files.folder('pages', shop.pages, layout), ...entries.layouts],
    landingPages: files.list('landing-pages', landingPage),
    customers: files.list('customers', customer),
    orders: files.list('orders', order),
    pictures: new Map(
      Object.entries(files.read('pictures', record(object({ width: number, height: number })))),
    ),
  };
}

/** Recipes, posts and news, as categories with a page. */
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
