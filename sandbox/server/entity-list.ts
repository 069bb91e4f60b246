import { type Entity, isObject } from '../shop/entity.ts';
import type { Criteria } from './criteria.ts';
import { failure } from './errors.ts';
import { type FieldReader, passes } from './filter.ts';

/** `FRAMEWORK__UNMAPPED_FIELD` (case 042). */
export function unmappedField(field: string, entity: string): Error {
  return failure(400, 'FRAMEWORK__UNMAPPED_FIELD', `Field "${field}" in entity "${entity}" was not found.`, {
    field,
    entity,
  });
}

export function valueAt(value: unknown, path: readonly string[]): unknown {
  const [head, ...rest] = path;
  if (head === undefined) return value;
  if (Array.isArray(value)) return value.flatMap((item) => valueAt(item, path));
  return isObject(value) ? valueAt(value[head], rest) : undefined;
}

/** An unknown field is an error. */
export function entityReader(entityName: string): FieldReader<Entity> {
  return (item, field) => {
    const path = field.replace(`${entityName}.`, '').split('.');
    if (!(path[0] !== undefined && path[0] in item)) throw unmappedField(field, entityName);
    return valueAt(item, path);
  };
}

/** Sorts, filters and pages; `total` follows `total-count-mode`. */
export function select<T>(
  items: readonly T[],
  criteria: Criteria,
  read: FieldReader<T>,
  idOf: (item: T) => unknown,
): { page: T[]; found: T[]; total: number } {
  const { ids } = criteria;
  const candidates = ids === null ? items : items.filter((item) => ids.some((id) => id === idOf(item)));
  const found = candidates.filter((item) => criteria.filters.every((filter) => passes(item, filter, read)));
  for (const { field, descending } of criteria.sort.toReversed()) {
    found.sort((a, b) => compare(read(a, field), read(b, field)) * (descending ? -1 : 1));
  }
  if (ids !== null && criteria.sort.length === 0) {
    found.sort((a, b) => ids.indexOf(String(idOf(a))) - ids.indexOf(String(idOf(b))));
  }
  const start = (criteria.page - 1) * criteria.limit;
  const page = found.slice(start, start + criteria.limit);
  return { page, found, total: criteria.exactTotal ? found.length : page.length };
}

function compare(a: unknown, b: unknown): number {
  const [left, right] = [a, b].map((value) => (Array.isArray(value) ? value[0] : value));
  if (typeof left === 'number' && typeof right === 'number') return left - right;
  return String(left ?? '').localeCompare(String(right ?? ''), 'de', { numeric: true });
}

export function searchResult(
  entity: string,
  elements: readonly Entity[],
  total: number,
  criteria: Criteria,
  aggregations: Entity | readonly [] = [],
): Entity {
  return {
    elements,
    aggregations,
    page: criteria.page,
    limit: criteria.limit,
    entity,
    total,
    states: [],
    apiAlias: 'dal_entity_search_result',
  };
}

export function listEntities(entity: string, entities: readonly Entity[], criteria: Criteria): Entity {
  const { page, total } = select(entities, criteria, entityReader(entity), (item) => item['id']);
  return searchResult(entity, page, total, criteria);
}
