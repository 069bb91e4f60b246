import { type Entity, isObject } from '../shop/entity.ts';
import { isId } from '../shop/ids.ts';
import { failure, invalidUuid, plainFailure } from './errors.ts';
import { type Filter, parseFilters } from './filter.ts';

/** The store API's own ceiling. */
const MAX_LIMIT = 100;

/** What a list request asks for. */
export interface Criteria {
  readonly limit: number;
  readonly page: number;
  readonly ids: readonly string[] | null;
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  /** `total-count-mode: 1`: `total` counts everything found, else only what is on the page. */
  readonly exactTotal: boolean;
  readonly term: string | null;
  readonly source: Entity;
}

/** A number from JSON or a query string, or the fallback. */
export function toNumber(value: unknown, fallback: number): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback;
}

/** True for the ways in which JSON and query strings say yes. */
export function isTruthy(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/**
 * The page size of a request.
 * @throws FRAMEWORK__QUERY_LIMIT_EXCEEDED above the ceiling: 100 (recording 753), or 500 in the Admin API (827), FRAMEWORK__INVALID_LIMIT_QUERY below 1
 */
export function parseLimit(source: Entity, fallback: number, max: number = MAX_LIMIT): number {
  const limit = toNumber(source['limit'], fallback);
  if (limit > max) {
    throw failure(
      400,
      'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
      `The limit must be lower than or equal to MAX_LIMIT(=${max}). Given: ${limit}`,
      { maxLimit: max, limit },
      '/limit',
    );
  }
  if (limit < 1) {
    throw failure(
      400,
      'FRAMEWORK__INVALID_LIMIT_QUERY',
      `The limit must be a positive integer greater or equals than 1. Given: ${limit}`,
      { limit },
      '/limit',
    );
  }
  return limit;
}

/** Reads limit, page, ids, filters and sorting of a request. */
export function parseCriteria(source: Entity, fallbackLimit = MAX_LIMIT, max = MAX_LIMIT): Criteria {
  return {
    limit: parseLimit(source, fallbackLimit, max),
    page: Math.max(1, toNumber(source['page'] ?? source['p'], 1)),
    ids: parseIds(source['ids']),
    filters: [
      ...parseFilters(source['filter'], '/filter'),
      ...parseFilters(source['post-filter'], '/post-filter'),
    ],
    sort: parseSort(source['sort']),
    exactTotal: toNumber(source['total-count-mode'], 0) === 1 || source['total-count-mode'] === 'exact',
    term: typeof source['term'] === 'string' ? source['term'] : null,
    source,
  };
}

function parseIds(value: unknown): string[] | null {
  const list = typeof value === 'string' ? value.split('|') : value;
  if (!Array.isArray(list) || list.length === 0) return null;
  return list.map((id) => {
    if (!isId(id)) throw invalidUuid(String(id));
    return id;
  });
}

function parseSort(value: unknown): Criteria['sort'] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.map((entry) => {
    if (typeof entry === 'string')
      return { field: entry.replace(/^-/, ''), descending: entry.startsWith('-') };
    if (!isObject(entry)) throw plainFailure(400, 'The sort parameter is malformed.');
    return { field: String(entry['field']), descending: String(entry['order']).toUpperCase() === 'DESC' };
  });
}
