import type { View } from '../../protocol/call.ts';
import {
  type FieldReader,
  isTruthy,
  parseFilters,
  parseLimit,
  parsePage,
  passes,
  toNumber,
} from '../../protocol/criteria.ts';
import { checkedId } from '../../protocol/errors.ts';
import { demo } from '../../shops/demo.ts';
import { idOf, isId } from '../../shops/derive/ids.ts';
import type { DemoSorting } from '../../shops/model/sales-channel.ts';
import type { Lang } from '../../shops/model/text.ts';
import { isObject } from '../../shops/shape.ts';
import { type Entity, entity, objectsIn } from '../../state/entity.ts';
import type { ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { unitPriceAt } from '../prices.ts';
import { filterableOptions, groupIdOf } from './entities.ts';
import { averageRating, manufacturerEntity, productEntity, productReader } from './products.ts';

/**
 * A category's products or the results of a search. Aggregations cover all of them, whatever is filtered (cases 710–774);
 * beyond the last page `total` is 0 (747).
 */
export function productListing(
  shop: Shop,
  products: readonly ProductRecord[],
  source: Entity,
  view: View,
  isSearch = false,
): Entity {
  const limit = parseLimit(source);
  const page = parsePage(source);
  const read = productReader(shop, view);
  const isChosen = chosenFilter(shop, source, view);
  const postFilters = parseFilters(source['post-filter']);
  const found = products.filter(
    (product) => isChosen(product) && postFilters.every((filter) => passes(product, filter, read)),
  );
  const sorting = chosenSorting(source['order'], isSearch);
  const grouped = groupVariants(found).toSorted((a, b) => compareBy(sorting.key, a, b, view));
  const onlyAggregations = isTruthy(source['only-aggregations']);
  const shown = onlyAggregations ? [] : grouped.slice((page - 1) * limit, page * limit);
  const aggregations = isTruthy(source['no-aggregations'])
    ? {}
    : {
        ...aggregate(source['aggregations'], products, read),
        ...listingAggregations(shop, products, view),
      };
  return {
    elements: shown.map((product) => productEntity(shop, product, view)),
    aggregations: Object.keys(aggregations).length > 0 ? aggregations : [],
    page,
    limit: onlyAggregations ? 0 : limit,
    total: shown.length === 0 ? 0 : grouped.length,
    sorting: sorting.key,
    availableSortings: sortings(isSearch).map((one) => sortingEntity(one, view.lang)),
    apiAlias: 'product_listing',
  };
}

/** Products of a category and of those below it. */
export function productsIn(shop: Shop, categoryId: string): ProductRecord[] {
  return shop.products.listable().filter((product) => product.categoryTree.includes(categoryId));
}

/** The first product of each display group. */
export function groupVariants(products: readonly ProductRecord[]): ProductRecord[] {
  return [...Map.groupBy(products, (product) => product.displayGroup).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Several values are joined with `|`, as the storefront sends them. */
function piped(source: Entity, name: string): string[] {
  return String(source[name] ?? '')
    .split('|')
    .filter(Boolean);
}

/** @throws FRAMEWORK__INVALID_UUID for an invalid manufacturer id (case 714) */
function chosenFilter(shop: Shop, source: Entity, view: View): (product: ProductRecord) => boolean {
  const manufacturers = piped(source, 'manufacturer').map(checkedId);
  const groups = Map.groupBy(piped(source, 'properties').filter(isId), (id) => groupIdOf(shop, id) ?? id);
  const min = toNumber(source['min-price'], 0);
  const max = toNumber(source['max-price'], 0);
  const rating = toNumber(source['rating'], 0);
  const onlyFree = isTruthy(source['shipping-free']);
  return (product) => {
    const price = unitPriceAt(product, 1, view);
    const ids = [...product.optionIds, ...product.propertyIds];
    return (
      (manufacturers.length === 0 || manufacturers.includes(product.manufacturerId ?? '')) &&
      price >= min &&
      (max <= 0 || price <= max) &&
      (rating <= 0 || (averageRating(shop, product) ?? 0) >= rating) &&
      (!onlyFree || product.demo.freeShipping === true) &&
      [...groups.values()].every((group) => group.some((id) => ids.includes(id)))
    );
  };
}

function listingAggregations(shop: Shop, products: readonly ProductRecord[], view: View): Entity {
  const prices = products.map((product) => unitPriceAt(product, 1, view));
  const ratings = products.flatMap((product) => averageRating(shop, product) ?? []);
  const optionIds = products.flatMap((product) => [...product.optionIds, ...product.propertyIds]);
  const manufacturers = [...new Set(products.map((product) => product.demo.manufacturer))]
    .map((key) => manufacturerEntity(shop, key, view))
    .filter((manufacturer) => manufacturer !== null)
    .toSorted((a, b) => String(a['name']).localeCompare(String(b['name'])));
  const isFree = products.some((product) => product.demo.freeShipping);
  // MySQL returns aggregations as text with four decimals.
  const decimal = (value: number) => (products.length === 0 ? null : value.toFixed(4));
  const answers: Entity = {
    manufacturer: { entities: manufacturers },
    price: { min: decimal(Math.min(...prices)), max: decimal(Math.max(...prices)) },
    rating: { max: ratings.length === 0 ? null : String(Math.max(...ratings)) },
    'shipping-free': { max: products.length === 0 ? null : isFree ? '1' : '0' },
    properties: { entities: filterableOptions(shop, optionIds, view.lang) },
  };
  return Object.fromEntries(
    Object.entries(answers).map(([name, answer]) => [
      name,
      { name, ...Object(answer), apiAlias: `${name}_aggregation` },
    ]),
  );
}

/** Relevance; listings do not have it. */
const SCORE = 'score';

function compareBy(key: string, a: ProductRecord, b: ProductRecord, view: View): number {
  const { lang } = view;
  const byName = () => a.demo.name[lang].localeCompare(b.demo.name[lang], lang, { numeric: true });
  const byPrice = () => unitPriceAt(a, 1, view) - unitPriceAt(b, 1, view);
  switch (key) {
    case 'name-asc':
      return byName();
    case 'name-desc':
      return -byName();
    case 'price-asc':
      return byPrice();
    case 'price-desc':
      return -byPrice();
    case 'topseller':
      return (
        Number(b.demo.topseller ?? false) - Number(a.demo.topseller ?? false) ||
        b.sales - a.sales ||
        a.position - b.position
      );
    default:
      return 0;
  }
}

function sortings(isSearch: boolean): readonly DemoSorting[] {
  return demo.salesChannel.sortings.filter(({ key }) => isSearch || key !== SCORE);
}

/** The default for an unknown key (case 745). */
function chosenSorting(key: unknown, isSearch: boolean): DemoSorting {
  const list = sortings(isSearch);
  const chosen = list.find((one) => one.key === key) ?? list.find((one) => one.key === SCORE) ?? list[0];
  if (chosen === undefined) throw new Error('A demo shop needs a sorting.');
  return chosen;
}

function sortingEntity({ key, priority, label }: DemoSorting, lang: Lang): Entity {
  return entity('product_sorting', idOf('sorting', key), {
    key,
    priority,
    label: label[lang],
    translated: { label: label[lang] },
  });
}

/** Answers of the types `filter`, `terms` and `count`. An aggregation inside a filter has its name in the answer. */
export function aggregate<T>(requested: unknown, records: readonly T[], read: FieldReader<T>): Entity {
  return Object.fromEntries(
    objectsIn(requested).map((aggregation) => {
      const { name, answer } = answerOf(aggregation, records, read);
      return [name, { ...answer, apiAlias: `${name}_aggregation` }];
    }),
  );
}

function answerOf<T>(
  aggregation: Entity,
  records: readonly T[],
  read: FieldReader<T>,
): { name: string; answer: Entity } {
  const { type, aggregation: inner } = aggregation;
  const name = String(aggregation['name'] ?? '');
  switch (type) {
    case 'filter': {
      const filters = parseFilters(aggregation['filter']);
      return answerOf(
        Object(inner),
        records.filter((record) => filters.every((filter) => passes(record, filter, read))),
        read,
      );
    }
    case 'count': {
      const values = records.flatMap((record) => read(record, String(aggregation['field'])));
      return { name, answer: { name, count: new Set(values.filter((value) => value !== null)).size } };
    }
    default:
      return { name, answer: { name, buckets: buckets(aggregation, records, read) } };
  }
}

/**
 * One for each value of a field; records without a value have an empty key. A bucket counts the rows that MySQL joins:
 * variants, each as often as the inner buckets multiply it.
 */
function buckets<T>(
  { field, limit, sort, aggregation: inner }: Entity,
  records: readonly T[],
  read: FieldReader<T>,
): Entity[] {
  const pairs = records.flatMap((record) =>
    keysOf(read(record, String(field))).map((key) => ({ key, record })),
  );
  const groups = [...Map.groupBy(pairs, ({ key }) => key)].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const byCount = isObject(sort) && sort['field'] === '_count';
  const sorted = byCount ? groups.toSorted(([, a], [, b]) => b.length - a.length) : groups;
  return sorted.slice(0, typeof limit === 'number' ? limit : sorted.length).map(([key, list]) => {
    const group = list.map(({ record }) => record);
    const nested = isObject(inner) ? answerOf(inner, group, read) : null;
    const rows = objectsIn(nested?.answer['buckets']);
    const count = rows.length === 0 ? list.length : rows.reduce((sum, row) => sum + Number(row['count']), 0);
    return {
      key,
      count,
      ...(nested && { [nested.name]: { extensions: [], ...nested.answer } }),
      apiAlias: 'aggregation_bucket',
    };
  });
}

/** As text, as MySQL returns them. */
function keysOf(value: unknown): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined);
  const keys = values.map((one) => String(typeof one === 'boolean' ? Number(one) : one));
  return keys.length === 0 ? [''] : keys;
}
