import { isId } from '../shops/derive/ids.ts';
import { type Entity, isObject, objectsIn } from '../state/entity.ts';
import { failure, invalidUuid } from './errors.ts';

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
      if (field === 'id' && value !== null && !isId(value)) throw invalidUuid();
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
