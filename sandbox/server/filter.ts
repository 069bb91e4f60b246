import { isObject } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { failure, invalidUuid } from './errors.ts';

export type Filter =
  | { readonly type: 'equals'; readonly field: string; readonly value: unknown }
  | { readonly type: 'equalsAny'; readonly field: string; readonly values: readonly unknown[] }
  | {
      readonly type: 'text';
      readonly place: 'contains' | 'prefix' | 'suffix';
      readonly field: string;
      readonly value: string;
    }
  | { readonly type: 'range'; readonly field: string; readonly parameters: ReadonlyMap<string, unknown> }
  | {
      readonly type: 'multi';
      readonly negated: boolean;
      readonly operator: string;
      readonly queries: readonly Filter[];
    };

/** Several values where the field leads through a list. */
export type FieldReader<T> = (item: T, field: string) => unknown;

/** @throws FRAMEWORK__INVALID_FILTER_QUERY for an unknown type (case 043) */
export function parseFilters(value: unknown, path: string): Filter[] {
  if (value === undefined || value === null) return [];
  if (!Array.isArray(value) && !isObject(value))
    throw invalidFilter('The filter parameter has to be a list of filters.', path);
  return Object.entries(value).map(([key, entry]) => {
    if (isObject(entry)) return parseFilter(entry, `${path}/${key}`);
    return { type: 'equals', field: key, value: entry };
  });
}

function parseFilter(entry: Readonly<Record<string, unknown>>, path: string): Filter {
  const type: unknown = entry['type'];
  const field = String(entry['field'] ?? '');
  const value = entry['value'];
  checkField(String(type), field, value, path);
  switch (type) {
    case 'equals':
      return { type, field, value };
    case 'equalsAny':
      return { type, field, values: Array.isArray(value) ? value : String(value).split('|') };
    case 'contains':
    case 'prefix':
    case 'suffix':
      return { type: 'text', place: type, field, value: String(value).toLowerCase() };
    case 'range':
      return {
        type,
        field,
        parameters: new Map(isObject(entry['parameters']) ? Object.entries(entry['parameters']) : []),
      };
    case 'multi':
    case 'not':
      return {
        type: 'multi',
        negated: type === 'not',
        operator: String(entry['operator'] ?? 'AND').toLowerCase(),
        queries: parseFilters(entry['queries'], `${path}/queries`),
      };
    case undefined:
      throw invalidFilter('Value for filter type is required.', '');
    default:
      throw invalidFilter(`Unsupported filter type: ${String(type)}`, `${path}/type`);
  }
}

const WITH_FIELD = ['equals', 'equalsAny', 'contains', 'prefix', 'suffix', 'range'];

/** @throws FRAMEWORK__INVALID_FILTER_QUERY without a field or values, FRAMEWORK__INVALID_UUID */
function checkField(type: string, field: string, value: unknown, path: string): void {
  if (!WITH_FIELD.includes(type)) return;
  if (field === '') throw invalidFilter(`Parameter "field" for ${type} filter is missing.`, `${path}/field`);
  const none =
    value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
  if (type === 'equalsAny' && none)
    throw invalidFilter('Parameter "value" for equalsAny filter is missing.', `${path}/value`);
  if (type === 'equals' && field === 'id' && !none && !isHexId(value)) throw invalidUuid(String(value));
}

function invalidFilter(detail: string, path: string): Error {
  return failure(400, 'FRAMEWORK__INVALID_FILTER_QUERY', detail, { path }, path);
}

export function passes<T>(item: T, filter: Filter, read: FieldReader<T>): boolean {
  if (filter.type === 'multi') {
    const results = filter.queries.map((query) => passes(item, query, read));
    return combine(filter.operator, results) !== filter.negated;
  }
  const found = read(item, filter.field);
  const values = Array.isArray(found) ? found : [found];
  switch (filter.type) {
    case 'equals':
      return filter.value === null
        ? values.every(isEmpty)
        : values.some((value) => same(value, filter.value));
    case 'equalsAny':
      return values.some((value) => filter.values.some((expected) => same(value, expected)));
    case 'range':
      return values.some((value) =>
        [...filter.parameters].every(([operator, bound]) => inBound(value, operator, bound)),
      );
    case 'text': {
      const texts = values.map((value) => String(value ?? '').toLowerCase());
      if (filter.place === 'contains') return texts.some((text) => text.includes(filter.value));
      if (filter.place === 'prefix') return texts.some((text) => text.startsWith(filter.value));
      return texts.some((text) => text.endsWith(filter.value));
    }
  }
}

function combine(operator: string, results: readonly boolean[]): boolean {
  if (operator === 'or') return results.some(Boolean);
  if (operator === 'xor') return results.filter(Boolean).length === 1;
  return results.every(Boolean);
}

function isEmpty(value: unknown): boolean {
  return value === null || value === undefined;
}

/** As MySQL compares: ignoring case, `1` equals `true`. */
function same(value: unknown, expected: unknown): boolean {
  if (isEmpty(value)) return expected === null;
  if (typeof value === 'boolean')
    return value === (expected === true || expected === 1 || expected === '1' || expected === 'true');
  return String(value).toLowerCase() === String(expected).toLowerCase();
}

function inBound(value: unknown, operator: string, bound: unknown): boolean {
  if (isEmpty(value)) return false;
  const dates = typeof value === 'string' && Number.isNaN(Number(value));
  const left = dates ? Date.parse(value) : Number(value);
  const right = dates ? Date.parse(String(bound)) : Number(bound);
  if (operator === 'gte') return left >= right;
  if (operator === 'lte') return left <= right;
  if (operator === 'gt') return left > right;
  return operator === 'lt' ? left < right : true;
}
