import { isObject } from '../shops/shape.ts';
import { type Entity, objectsIn } from '../state/entity.ts';
import { checkedId, failure } from './errors.ts';

export type Filter =
  | { readonly type: 'equals'; readonly field: string; readonly value: unknown }
  | { readonly type: 'equalsAny'; readonly field: string; readonly values: ReadonlySet<string> }
  | { readonly type: 'contains'; readonly field: string; readonly value: string }
  | {
      readonly type: 'range';
      readonly field: string;
      readonly bounds: readonly (readonly [string, unknown])[];
    }
  | { readonly type: 'multi'; readonly operator: 'and' | 'or'; readonly queries: readonly Filter[] };

/** Reads a field of a record; a list if the path leads through one. */
export type FieldReader<T> = (item: T, field: string) => unknown;

/** @throws FRAMEWORK__INVALID_FILTER_QUERY for an unknown type (case 043) or without values, FRAMEWORK__INVALID_UUID */
export function parseFilters(value: unknown): Filter[] {
  return objectsIn(value).map(parseFilter);
}

function parseFilter(entry: Entity): Filter {
  const { type, value } = entry;
  const field = String(entry['field'] ?? '');
  switch (type) {
    case 'equals':
      if (field === 'id' && value !== null) checkedId(value);
      return { type, field, value };
    case 'equalsAny':
      if (value === undefined || value === null || value === '') throw invalidFilter();
      return {
        type,
        field,
        values: new Set((Array.isArray(value) ? value : String(value).split('|')).map(folded)),
      };
    case 'contains':
      return { type, field, value: folded(value) };
    case 'range':
      return {
        type,
        field,
        bounds: isObject(entry['parameters']) ? Object.entries(entry['parameters']) : [],
      };
    case 'multi': {
      const operator = String(entry['operator']).toLowerCase() === 'or' ? 'or' : 'and';
      return { type, operator, queries: parseFilters(entry['queries']) };
    }
    default:
      throw invalidFilter();
  }
}

function invalidFilter(): Error {
  return failure(400, 'FRAMEWORK__INVALID_FILTER_QUERY');
}

export function passes<T>(item: T, filter: Filter, read: FieldReader<T>): boolean {
  if (filter.type === 'multi') {
    const matches = (query: Filter) => passes(item, query, read);
    return filter.operator === 'or' ? filter.queries.some(matches) : filter.queries.every(matches);
  }
  const found = read(item, filter.field);
  const values: readonly unknown[] = Array.isArray(found) ? found : [found];
  switch (filter.type) {
    case 'equals':
      return filter.value === null
        ? values.every((value) => value === null || value === undefined)
        : values.some((value) => isEqual(value, filter.value));
    case 'equalsAny':
      return values.some((value) => filter.values.has(folded(value)));
    case 'contains':
      return values.some((value) => folded(value).includes(filter.value));
    case 'range':
      return values.some((value) =>
        filter.bounds.every(([operator, bound]) => isWithin(value, operator, bound)),
      );
  }
}

/** As MySQL compares: ignoring case. */
function folded(value: unknown): string {
  return String(value ?? '').toLowerCase();
}

/** `1` equals `true`, as in MySQL. */
function isEqual(value: unknown, expected: unknown): boolean {
  return typeof value === 'boolean' ? value === isTruthy(expected) : folded(value) === folded(expected);
}

/** True for the values of JSON and query strings that mean true. */
export function isTruthy(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

function isWithin(value: unknown, operator: string, bound: unknown): boolean {
  if (value === null || value === undefined) return false;
  const isDate = typeof value === 'string' && Number.isNaN(Number(value));
  const left = isDate ? Date.parse(value) : Number(value);
  const right = isDate ? Date.parse(String(bound)) : Number(bound);
  if (operator === 'gte') return left >= right;
  if (operator === 'lte') return left <= right;
  return operator === 'gt' ? left > right : left < right;
}

const MAX_LIMIT = 100;

type Criteria = ReturnType<typeof parseCriteria>;

export function toNumber(value: unknown, fallback: number): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback;
}

/** @throws FRAMEWORK__QUERY_LIMIT_EXCEEDED (case 753), also below 1 */
export function parseLimit(source: Entity, fallback = MAX_LIMIT, max = MAX_LIMIT): number {
  const limit = toNumber(source['limit'] ?? fallback, Number.NaN);
  if (limit >= 1 && limit <= max) return limit;
  throw failure(400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED');
}

/** `page`, or `p` as listings have it; at least 1. */
export function parsePage(source: Entity): number {
  return Math.max(1, toNumber(source['page'] ?? source['p'], 1));
}

export function parseCriteria(source: Entity, fallbackLimit = MAX_LIMIT, max = MAX_LIMIT) {
  return {
    limit: parseLimit(source, fallbackLimit, max),
    page: parsePage(source),
    ids: Array.isArray(source['ids']) && source['ids'].length > 0 ? source['ids'].map(checkedId) : null,
    filters: parseFilters(source['filter']),
    /** Not applied to aggregations. */
    postFilters: parseFilters(source['post-filter']),
    sort: (Array.isArray(source['sort']) ? source['sort'] : []).filter(isObject).map(({ field, order }) => ({
      field: String(field),
      descending: String(order).toUpperCase() === 'DESC',
    })),
    /** `total` counts all matches, not only the page. */
    exactTotal: source['total-count-mode'] === 1,
  };
}

/** @throws FRAMEWORK__UNMAPPED_FIELD for a field that the entity lacks (case 042) */
export function fieldOf(source: Entity, field: string, entityName: string): unknown {
  const path = field.replace(`${entityName}.`, '').split('.');
  if (!(path[0] !== undefined && path[0] in source)) {
    throw failure(400, 'FRAMEWORK__UNMAPPED_FIELD');
  }
  return valueAt(source, path);
}

function valueAt(value: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((item) => valueAt(item, path));
  return isObject(value) ? valueAt(value[head], rest) : undefined;
}

/** Filters, sorts and pages records; `found` are all pages, before post-filters. */
export function select<T>(items: readonly T[], criteria: Criteria, read: FieldReader<T>) {
  const { ids, page: number, limit } = criteria;
  const candidates = ids === null ? items : items.filter((item) => ids.includes(String(read(item, 'id'))));
  const found = candidates.filter((item) => criteria.filters.every((filter) => passes(item, filter, read)));
  const shown = found.filter((item) => criteria.postFilters.every((filter) => passes(item, filter, read)));
  for (const { field, descending } of criteria.sort.toReversed())
    shown.sort((a, b) => compare(read(a, field), read(b, field)) * (descending ? -1 : 1));
  if (ids !== null && criteria.sort.length === 0)
    shown.sort((a, b) => ids.indexOf(String(read(a, 'id'))) - ids.indexOf(String(read(b, 'id'))));
  const page = shown.slice((number - 1) * limit, number * limit);
  return { page, found, total: criteria.exactTotal ? shown.length : page.length };
}

const TEXTS = new Intl.Collator('de', { numeric: true });

function compare(left: unknown, right: unknown): number {
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return TEXTS.compare(String(left ?? ''), String(right ?? ''));
}

export function searchResult(
  elements: readonly Entity[],
  total: number,
  { page, limit }: Pick<Criteria, 'page' | 'limit'>,
  aggregations: Entity = {},
): Entity {
  return {
    elements,
    aggregations: Object.keys(aggregations).length > 0 ? aggregations : [],
    page,
    limit,
    total,
    apiAlias: 'dal_entity_search_result',
  };
}

/** Lists entities, all of which are built. */
export function listEntities(entityName: string, entities: readonly Entity[], criteria: Criteria): Entity {
  const { page, total } = select(entities, criteria, (item, field) => fieldOf(item, field, entityName));
  return searchResult(page, total, criteria);
}
