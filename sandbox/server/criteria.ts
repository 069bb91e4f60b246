import { type Entity, isObject } from '../shop/entity.ts';
import { isHexId } from '../shop/ids.ts';
import { failure, invalidUuid, plainFailure } from './errors.ts';
import { type Filter, parseFilters } from './filter.ts';

/** Of the Store API. */
const MAX_LIMIT = 100;

export interface Criteria {
  readonly limit: number;
  readonly page: number;
  readonly ids: readonly string[] | null;
  readonly filters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  /** `total-count-mode: 1`: `total` counts all matches, else only the page. */
  readonly exactTotal: boolean;
  readonly term: string | null;
  readonly source: Entity;
}

export function toNumber(value: unknown, fallback: number): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback;
}

/** As JSON and query strings express it. */
export function isTruthy(value: unknown): boolean {
  return value === true || value === 1 || value === '1' || value === 'true';
}

/**
 * @throws FRAMEWORK__QUERY_LIMIT_EXCEEDED above 100 (case 753), or 500 in the Admin API (827), FRAMEWORK__INVALID_LIMIT_QUERY
 * below 1
 */
export function parseLimit(source: Entity, fallback: number, max: number = MAX_LIMIT): number {
  const given = source['limit'];
  const limit = given === undefined || given === null ? fallback : toNumber(given, Number.NaN);
  if (limit > max) {
    throw failure(
      400,
      'FRAMEWORK__QUERY_LIMIT_EXCEEDED',
      `The limit must be lower than or equal to MAX_LIMIT(=${max}). Given: ${limit}`,
      { maxLimit: max, limit },
      '/limit',
    );
  }
  if (!(limit >= 1)) {
    throw failure(
      400,
      'FRAMEWORK__INVALID_LIMIT_QUERY',
      `The limit parameter must be a positive integer greater or equals than 1. Given: ${String(given)}`,
      { limit: given },
      '/limit',
    );
  }
  return limit;
}

export function parseCriteria(source: Entity, fallbackLimit = MAX_LIMIT, max = MAX_LIMIT): Criteria {
  return {
    limit: parseLimit(source, fallbackLimit, max),
    page: parsePage(source),
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

/** @throws FRAMEWORK__INVALID_PAGE_QUERY below 1 */
export function parsePage(source: Entity): number {
  const given = source['page'];
  if (given === undefined || given === null) return parseListingPage(source['p']);
  const page = toNumber(given, Number.NaN);
  if (page >= 1) return page;
  throw failure(
    400,
    'FRAMEWORK__INVALID_PAGE_QUERY',
    `The page parameter must be a positive integer. Given: ${String(given)}`,
    { page: given },
    '/page',
  );
}

/** Below 1 it is the first page. @throws 400 for anything but a number */
export function parseListingPage(value: unknown): number {
  const page = value === undefined || value === null ? 1 : toNumber(value, Number.NaN);
  if (Number.isNaN(page))
    throw plainFailure(400, 'Input value "p" is invalid and flag "FILTER_NULL_ON_FAILURE" was not set.');
  return Math.max(1, page);
}

export function parseIds(value: unknown): string[] | null {
  const list = typeof value === 'string' ? value.split('|') : value;
  if (!Array.isArray(list) || list.length === 0) return null;
  return list.map((id) => {
    if (!isHexId(id)) throw invalidUuid(String(id));
    return id;
  });
}

function parseSort(value: unknown): Criteria['sort'] {
  const list = Array.isArray(value) ? value : typeof value === 'string' ? value.split(',') : [];
  return list.map((entry, at) => {
    if (typeof entry === 'string')
      return { field: entry.replace(/^-/, ''), descending: entry.startsWith('-') };
    if (!isObject(entry)) throw plainFailure(400, 'The sort parameter is malformed.');
    if (typeof entry['field'] !== 'string') throw withoutSortField(at);
    return { field: entry['field'], descending: String(entry['order']).toUpperCase() === 'DESC' };
  });
}

function withoutSortField(at: number): Error {
  const detail = 'The "sort" array needs to be an associative array at least containing a field name';
  return failure(400, 'FRAMEWORK__INVALID_SORT_QUERY', detail, { path: `/sort/${at}` }, `/sort/${at}`);
}
