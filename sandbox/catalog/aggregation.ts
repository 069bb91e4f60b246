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
    const name = String(aggregation['name'] ?? '');
    checkAggregation(name, aggregation['type'], `/aggregations/${at}`);
    return [name, aggregate(shop, aggregation, name, products, read, view)] as const;
  });
  return Object.fromEntries(entries);
}

const TYPES = ['filter', 'entity', 'terms', 'count', 'sum', 'avg', 'stats', 'min', 'max'];

/** @throws FRAMEWORK__INVALID_AGGREGATION_QUERY */
function checkAggregation(name: string, type: unknown, path: string): void {
  const wrong = (detail: string) =>
    failure(400, 'FRAMEWORK__INVALID_AGGREGATION_QUERY', detail, { path }, path);
  if (name === '') throw wrong('The aggregation name should be a non-empty string.');
  if (TYPES.includes(String(type))) return;
  throw wrong(`The aggregation type "${String(type)}" used as key does not exist.`);
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
  if (aggregation['type'] === 'filter') {
    const filters = parseFilters(aggregation['filter'], `/${name}/filter`);
    const kept = products.filter((product) => filters.every((filter) => passes(product, filter, read)));
    const inner = aggregation['aggregation'];
    return isObject(inner) ? { ...aggregate(shop, inner, name, kept, read, view) } : { name, apiAlias };
  }
  const field = String(aggregation['field'] ?? 'id');
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
      return { name, buckets: buckets(values, aggregation), apiAlias };
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

function buckets(values: readonly unknown[], { limit, sort }: Entity): Entity[] {
  const groups = [...Map.groupBy(values, String)];
  const byCount = isObject(sort) && sort['field'] === '_count';
  const sorted = byCount ? groups.toSorted(([, one], [, other]) => other.length - one.length) : groups;
  return sorted.slice(0, typeof limit === 'number' ? limit : sorted.length).map(([key, list]) => ({
    key,
    count: list.length,
    apiAlias: 'aggregation_bucket',
  }));
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
