import { type Entity, isObject } from '../state/entity.ts';
import type { Criteria } from './criteria.ts';
import { failure } from './errors.ts';
import { type FieldReader, passes } from './filter.ts';

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

export interface Selection<T> {
  readonly page: readonly T[];
  /** All pages, before post-filters. */
  readonly found: readonly T[];
  /** Follows `total-count-mode`. */
  readonly total: number;
}

/** Filters, sorts and pages records. */
export function select<T>(items: readonly T[], criteria: Criteria, read: FieldReader<T>): Selection<T> {
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

/** `EntitySearchResult`. */
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
