import type { Call } from '../server/call.ts';
import { parseCriteria } from '../server/criteria.ts';
import { searchResult, select } from '../server/entity-list.ts';
import { type FieldReader, parseFilters, passes } from '../server/filter.ts';
import { type Entity, isObject } from '../shop/entity.ts';

/** Cases 045, 703. */
export function listReviews(all: readonly Entity[], call: Call, read: FieldReader<Entity>): Entity {
  const criteria = parseCriteria(call.body, 10);
  const filters = criteria.filters.slice(0, parseFilters(call.body['filter'], '/filter').length);
  const counted = all.filter((review) => filters.every((filter) => passes(review, filter, read)));
  const { page, total } = select(all, criteria, read, (review) => review['id']);
  const requested = call.body['aggregations'];
  const aggregations = (Array.isArray(requested) ? requested : []).filter(isObject).map(({ name, field }) => {
    const buckets = [
      ...Map.groupBy(counted, (review) => String(read(review, String(field ?? 'points')))),
    ].map(([key, list]) => ({ key, count: list.length, apiAlias: 'aggregation_bucket' }));
    return [String(name), { name, buckets, apiAlias: `${String(name)}_aggregation` }] as const;
  });
  return searchResult(
    'product_review',
    page,
    total,
    criteria,
    aggregations.length > 0 ? Object.fromEntries(aggregations) : [],
  );
}
