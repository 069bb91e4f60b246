import { isId } from '../shops/derive/ids.ts';
import { type Entity, isObject } from '../state/entity.ts';
import { failure, invalidUuid } from './errors.ts';
import { type Filter, parseFilters } from './filter.ts';

/** Of the Store API. */
const MAX_LIMIT = 100;

export interface Criteria {
  readonly limit: number;
  readonly page: number;
  readonly ids: readonly string[] | null;
  readonly filters: readonly Filter[];
  /** Not applied to aggregations. */
  readonly postFilters: readonly Filter[];
  readonly sort: readonly { readonly field: string; readonly descending: boolean }[];
  /** `total-count-mode: 1`: `total` counts all matches, not only the page. */
  readonly exactTotal: boolean;
}

export function toNumber(value: unknown, fallback: number): number {
  const parsed = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof parsed === 'number' && Number.isFinite(parsed) ? parsed : fallback;
}

/** @throws FRAMEWORK__QUERY_LIMIT_EXCEEDED (case 753), FRAMEWORK__INVALID_LIMIT_QUERY below 1 */
export function parseLimit(source: Entity, fallback = MAX_LIMIT, max = MAX_LIMIT): number {
  const limit = toNumber(source['limit'] ?? fallback, Number.NaN);
  if (limit > max) throw failure(400, 'FRAMEWORK__QUERY_LIMIT_EXCEEDED');
  if (!(limit >= 1)) throw failure(400, 'FRAMEWORK__INVALID_LIMIT_QUERY');
  return limit;
}

/** `page`, or `p` as listings have it; at least 1. */
export function parsePage(source: Entity): number {
  return Math.max(1, toNumber(source['page'] ?? source['p'], 1));
}

export function parseCriteria(source: Entity, fallbackLimit = MAX_LIMIT, max = MAX_LIMIT): Criteria {
  return {
    limit: parseLimit(source, fallbackLimit, max),
    page: parsePage(source),
    ids: parseIds(source['ids']),
    filters: parseFilters(source['filter']),
    postFilters: parseFilters(source['post-filter']),
    sort: (Array.isArray(source['sort']) ? source['sort'] : []).filter(isObject).map(({ field, order }) => ({
      field: String(field),
      descending: String(order).toUpperCase() === 'DESC',
    })),
    exactTotal: source['total-count-mode'] === 1,
  };
}

function parseIds(value: unknown): string[] | null {
  if (!Array.isArray(value) || value.length === 0) return null;
  return value.map((id) => {
    if (!isId(id)) throw invalidUuid();
    return id;
  });
}
