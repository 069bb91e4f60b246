import { failure } from '../server/errors.ts';
import type { FieldReader } from '../server/filter.ts';
import { parseFilters, passes } from '../server/filter.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { categoryEntity } from './category-entity.ts';
import { manufacturerEntity } from './manufacturer.ts';
import type { ProductRecord } from './product-record.ts';

/** As MySQL returns aggregations: text with four decimals. */
export function decimal(value: number): string {
  return value.toFixed(4);
}

export function productAggregations(
  shop: Shop,
  requested: unknown,
  products: readonly ProductRecord[],
  read: FieldReader<ProductRecord>,
  view: View,
): Entity {
  if (!Array.isArray(requested)) return {};
  const entries = requested.filter(isObject).map((aggregation, at) => {
    const path = `/aggregations/${at}`;
    checkAggregation(aggregation, path);
    const { name, kept, inner } = unwrapped(aggregation, path, products, read);
    return [name, aggregate(shop, inner, name, kept, read, view)] as const;
  });
  return Object.fromEntries(entries);
}

const TYPES = ['filter', 'entity', 'terms', 'count', 'sum', 'avg', 'stats', 'min', 'max'];

function wrong(path: string, detail: string): Error {
  return failure(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', detail, { path }, path);
}

/** @throws FRAMEWORK__INVALID_AGGREGATION_QUERY */
function checkAggregation({ name, type }: Entity, path: string): void {
  if (!name) throw wrong(path, 'The aggregation name should be a non-empty string.');
  if (/[?:]/.test(String(name)))
    throw wrong(path, 'The aggregation name should not contain a question mark or colon.');
  if (TYPES.includes(String(type))) return;
  throw wrong(path, `The aggregation type "${String(type)}" used as key does not exist.`);
}

/** What is in a filter answers under its own name, for the products that pass. */
function unwrapped(
  aggregation: Entity,
  path: string,
  products: readonly ProductRecord[],
  read: FieldReader<ProductRecord>,
): { name: string; kept: readonly ProductRecord[]; inner: Entity } {
  const { name, type, filter, aggregation: inner } = aggregation;
  if (type !== 'filter') return { name: String(name), kept: products, inner: aggregation };
  if (!isObject(inner))
    throw wrong(
      `${path}/filter/field`,
      'The aggregation should contain an array of filters in property "filter".',
    );
  const filters = parseFilters(filter, `${path}/filter`);
  const kept = products.filter((product) => filters.every((one) => passes(product, one, read)));
  return unwrapped(inner, `${path}/aggregation`, kept, read);
}

function aggregate(
  shop: Shop,
  aggregation: Entity,
  name: string,
  products: readonly ProductRecord[],
  read: FieldReader<ProductRecord>,
  view: View,
): Entity {
  const apiAlias = `${name}_aggregation`;
  const field = String(aggregation['field'] ?? 'id');
  const within = aggregation['aggregation'];
  const inside = isObject(within)
    ? (bucket: readonly ProductRecord[]) => {
        const { name: own, kept, inner } = unwrapped(within, `/${name}/aggregation`, bucket, read);
        return { [own]: nested(aggregate(shop, inner, own, kept, read, view)) };
      }
    : null;
  const values = products.flatMap((product) => read(product, field)).filter((value) => value !== null);
  const numbers = values.map(Number);
  switch (aggregation['type']) {
    case 'entity':
      return {
        name,
        entities: entitiesOf(shop, String(aggregation['definition']), values, products, view),
        apiAlias,
      };
    case 'terms':
      return { name, buckets: buckets(products, aggregation, inside, read), apiAlias };
    case 'count':
      return { name, count: new Set(values).size, apiAlias };
    case 'sum':
      return { name, sum: sum(numbers), apiAlias };
    case 'avg':
      return { name, avg: numbers.length === 0 ? 0 : sum(numbers) / numbers.length, apiAlias };
    case 'stats':
      return {
        name,
        min: numbers.length === 0 ? null : decimal(Math.min(...numbers)),
        max: numbers.length === 0 ? null : decimal(Math.max(...numbers)),
        avg: numbers.length === 0 ? 0 : sum(numbers) / numbers.length,
        sum: sum(numbers),
        apiAlias,
      };
    case 'min':
      return { name, min: numbers.length === 0 ? null : decimal(Math.min(...numbers)), apiAlias };
    default:
      return { name, max: numbers.length === 0 ? null : decimal(Math.max(...numbers)), apiAlias };
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

/** What is in an aggregation by terms answers for the products of each bucket, and in a filter for none or more of them. */
type Inside = (products: readonly ProductRecord[]) => Entity;

/**
 * One for each value of a field, that without having an empty key. Its `count` is of rows as they are joined: variants, and each as
 * often as what is inside multiplies it.
 */
function buckets(
  products: readonly ProductRecord[],
  { field, limit, sort }: Entity,
  inside: Inside | null,
  read: FieldReader<ProductRecord>,
): Entity[] {
  const pairs = products.flatMap((product) =>
    keysOf(read(product, String(field))).map((key) => ({ key, product })),
  );
  const groups = [...Map.groupBy(pairs, ({ key }) => key)].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  const byCount = isObject(sort) && sort['field'] === '_count';
  const sorted = byCount ? groups.toSorted(([, one], [, other]) => other.length - one.length) : groups;
  return sorted.slice(0, typeof limit === 'number' ? limit : sorted.length).map(([key, list]) => {
    const within = inside?.(list.map(({ product }) => product)) ?? {};
    const rows = Object.values(within)
      .filter(isObject)
      .flatMap((one) => (Array.isArray(one['buckets']) ? one['buckets'].filter(isObject) : []));
    const count =
      rows.length === 0 ? list.length : rows.reduce((total, row) => total + Number(row['count']), 0);
    return { key, count, ...within, apiAlias: 'aggregation_bucket' };
  });
}

/** As MySQL writes them into text. */
function keysOf(value: unknown): string[] {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => one !== null && one !== undefined);
  const keys = values.map((one) => (typeof one === 'boolean' ? String(Number(one)) : String(one)));
  return keys.length === 0 ? [''] : keys;
}

/** As an answer stands in a bucket: without its alias, and so do the buckets in it. */
function nested({ apiAlias: _, ...answer }: Entity): Entity {
  const { buckets: inner } = answer;
  const bare = Array.isArray(inner)
    ? {
        buckets: inner.filter(isObject).map(({ apiAlias: __, ...bucket }) => ({ extensions: [], ...bucket })),
      }
    : {};
  return { extensions: [], ...answer, ...bare };
}

function entitiesOf(
  shop: Shop,
  definition: string,
  values: readonly unknown[],
  products: readonly ProductRecord[],
  view: View,
): Entity[] {
  const ids = [...new Set(values.map(String))];
  if (definition === 'product_manufacturer') return manufacturerEntities(shop, products, view);
  if (definition === 'category') {
    return ids
      .flatMap((id) => shop.categories.byId(id) ?? [])
      .map((category) => categoryEntity(shop, category, view));
  }
  return ids
    .map((id) => shop.properties.optionEntity(id, view.lang, true))
    .filter((option) => option !== undefined);
}

export function manufacturerEntities(shop: Shop, products: readonly ProductRecord[], view: View): Entity[] {
  const keys = new Set(products.map((product) => product.demo.manufacturer));
  return [...keys]
    .map((key) => manufacturerEntity(shop, key, view))
    .filter((manufacturer) => manufacturer !== null)
    .toSorted((a, b) => String(a['name']).localeCompare(String(b['name'])));
}
