import { categoryEntity } from '../catalog/category-entity.ts';
import { categoryList } from '../catalog/category-list.ts';
import { productListing } from '../catalog/listing.ts';
import { productEntity } from '../catalog/product-entity.ts';
import { seoUrlEntity } from '../catalog/seo-index.ts';
import { type Call, type Handler, idParam } from '../server/call.ts';
import { type Criteria, isTruthy, parseCriteria, parseLimit, parseListingPage } from '../server/criteria.ts';
import { searchResult } from '../server/entity-list.ts';
import type { Router } from '../server/router.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { CategoryRecord } from '../shops/derive/category-tree.ts';
import { type LargeCatalogue, optionIdsOf, type ProductList } from './catalogue.ts';
import { ownAggregations } from './own-aggregations.ts';
import { LargeSeoIndex } from './seo-paths.ts';

/** Property groups of a category without others below, and of a larger list. */
const GROUPS = { leaf: 25, more: 100 } as const;
const FILTERS = ['manufacturer', 'properties', 'min-price', 'max-price', 'rating', 'shipping-free'];
const PRICES = {
  ...{ name: 'price', min: '4.0000', max: '460.0000', avg: null, sum: null },
  apiAlias: 'price_aggregation',
};

/** A router whose lists have the generated catalogue in them; all else is the demo shop's. */
export function largeRouter(router: Router, catalogue: LargeCatalogue): Pick<Router, 'add'> {
  const own: Readonly<Record<string, (call: Call, demo: Handler) => unknown>> = {
    '/product-listing/:categoryId': (call, demo) => {
      const category = catalogue.categories.byId(idParam(call, 'categoryId'));
      const list = category === undefined ? null : catalogue.listOf(category);
      return category === undefined || list === null ? demo(call) : listing(call, catalogue, list, category);
    },
    '/search': (call) => listing(call, catalogue, catalogue.found(String(call.body['search'])), null),
    '/search-suggest': (call) => listing(call, catalogue, catalogue.found(String(call.body['search'])), null),
    '/product': (call, demo) => products(call, catalogue, demo),
    '/category': (call) => categories(call, catalogue),
    '/seo-url': (call, demo) => seoUrls(call, catalogue, demo),
  };
  return {
    add: (methods, url, handler) => {
      const answer = own[url];
      router.add(methods, url, answer === undefined ? handler : (call) => answer(call, handler));
    },
  };
}

/** A part of a list, and all its filters. Any filter leaves every third product. */
function listing(
  call: Call,
  catalogue: LargeCatalogue,
  list: ProductList,
  category: CategoryRecord | null,
): Entity {
  const { shop, body, view } = call;
  const limit = parseLimit(body, 100);
  const page = parseListingPage(body['p']);
  const step = FILTERS.some((name) => body[name] !== undefined) ? 3 : 1;
  const places = Array.from({ length: limit }, (_, index) => ((page - 1) * limit + index) * step);
  const shown = places.flatMap((place) => (place < list.count ? (list.at(place) ?? []) : []));
  const unfiltered = Object.fromEntries(Object.entries(body).filter(([name]) => !FILTERS.includes(name)));
  const source = {
    products: shown,
    search: category === null,
    current: category === null ? {} : { before: { navigationId: category.id } },
  };
  const answer = productListing(shop, source, { ...unfiltered, p: 1, 'post-filter': undefined }, view);
  const found = answer['elements'];
  const none = !Array.isArray(found) || found.length === 0;
  const aggregations = isObject(answer['aggregations']) ? answer['aggregations'] : {};
  const requested = ownAggregations(call, catalogue, list.count, optionIdsOf(groupsOf(catalogue, category)));
  const own = isTruthy(body['no-aggregations'])
    ? {}
    : { properties: properties(call, catalogue, category), price: PRICES };
  const all = { ...aggregations, ...requested, ...own };
  return {
    ...answer,
    page,
    total: none ? 0 : Math.ceil(list.count / step),
    aggregations: Object.keys(all).length === 0 ? [] : all,
  };
}

function groupsOf({ groups }: LargeCatalogue, category: CategoryRecord | null) {
  const leaf = category !== null && category.children.length === 0;
  return groups.slice(0, leaf ? GROUPS.leaf : GROUPS.more);
}

function properties({ shop, view }: Call, catalogue: LargeCatalogue, category: CategoryRecord | null) {
  const shown = groupsOf(catalogue, category);
  const entities = shop.properties.grouped(
    optionIdsOf(shown),
    view.lang,
    (group) => shown.includes(group),
    true,
  );
  return { name: 'properties', entities, apiAlias: 'properties_aggregation' };
}

/** Values that a filter admits for a field; null without such a filter. */
function valuesOf({ filters }: Criteria, field: string): readonly string[] | null {
  for (const filter of filters) {
    if (filter.type === 'equals' && filter.field === field) return [String(filter.value)];
    if (filter.type === 'equalsAny' && filter.field === field) return filter.values.map(String);
  }
  return null;
}

/** A page of two lists, one after the other. */
function pageOf<T>(
  { page, limit }: Criteria,
  demo: readonly T[],
  count: number,
  at: (n: number) => T | undefined,
) {
  const first = (page - 1) * limit;
  return Array.from({ length: limit }, (_, index) => first + index).flatMap((place) =>
    place < demo.length
      ? (demo[place] ?? [])
      : place < demo.length + count
        ? (at(place - demo.length) ?? [])
        : [],
  );
}

function products(call: Call, catalogue: LargeCatalogue, demo: Handler): unknown {
  const { shop, view } = call;
  const criteria = parseCriteria(call.body);
  const ids = valuesOf(criteria, 'id') ?? criteria.ids;
  if (ids === null && criteria.filters.length > 0) return demo(call);
  const found =
    ids?.flatMap((id) => shop.products.byId(id) ?? []) ??
    pageOf(criteria, shop.products.listable(), catalogue.size.products, (n) => catalogue.product(n));
  const total = shop.products.listable().length + catalogue.size.products;
  const elements = found.map((product) => productEntity(shop, product, view));
  return searchResult('product', elements, totalOf(criteria, total, elements), criteria);
}

function totalOf({ exactTotal }: Criteria, total: number, elements: readonly unknown[]): number {
  return exactTotal ? total : elements.length;
}

function categories(call: Call, catalogue: LargeCatalogue): unknown {
  const { shop, view } = call;
  const criteria = parseCriteria(call.body);
  const ids = valuesOf(criteria, 'id') ?? criteria.ids;
  const parents = valuesOf(criteria, 'parentId');
  // Entries of a list are the demo shop's.
  if (criteria.filters.some((filter) => 'field' in filter && filter.field.startsWith('customFields')))
    return categoryList(call, entries(catalogue, parents));
  const { all } = catalogue.categories;
  const pages = all.filter(({ demo: { type } }) => type !== 'folder' && type !== 'link');
  const wanted = ids?.flatMap((id) => catalogue.categories.byId(id) ?? []);
  const below = parents?.flatMap((id) => catalogue.categories.byId(id)?.children ?? []);
  const list = wanted ?? below ?? (valuesOf(criteria, 'type') === null ? all : pages);
  const found = pageOf(criteria, list, 0, () => undefined);
  const elements = found.map((category) => categoryEntity(shop, category, view));
  return searchResult('category', elements, totalOf(criteria, list.length, elements), criteria);
}

/** Categories that may be a list of entries, or one. */
function entries(
  { categories: { all } }: LargeCatalogue,
  parents: readonly string[] | null,
): CategoryRecord[] {
  return all.filter(
    ({ demo: { customFields }, parent }) =>
      customFields !== undefined && (parents === null || parents.includes(parent?.id ?? '')),
  );
}

function seoUrls(call: Call, catalogue: LargeCatalogue, demo: Handler): unknown {
  const { seo } = call.shop;
  const { lang } = call.view;
  const criteria = parseCriteria(call.body);
  if (!(seo instanceof LargeSeoIndex) || seo.changed) return demo(call);
  const keys = valuesOf(criteria, 'foreignKey');
  const paths = valuesOf(criteria, 'seoPathInfo');
  const own = seo.all.filter((path) => path.lang === lang && path.canonical === true);
  const routes = valuesOf(criteria, 'routeName');
  const listed = routes === null ? own : own.filter(({ routeName }) => routes.includes(routeName));
  const found =
    keys?.flatMap((key) => seo.byKey(key, lang) ?? []) ??
    paths?.flatMap((path) => seo.byPath(path, lang) ?? []) ??
    pageOf(criteria, listed, routes === null ? catalogue.size.products : 0, (n) =>
      seo.byKey(catalogue.product(n)?.id ?? '', lang),
    );
  const total = listed.length + (routes === null ? catalogue.size.products : 0);
  const elements = found.map(seoUrlEntity);
  return searchResult('seo_url', elements, totalOf(criteria, total, elements), criteria);
}
