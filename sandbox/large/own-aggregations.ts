import { categoryEntity } from '../catalog/category-entity.ts';
import type { Call } from '../server/call.ts';
import { type Entity, isObject } from '../shop/entity.ts';
import { ancestry, type CategoryRecord } from '../shops/derive/category-tree.ts';
import type { LargeCatalogue } from './catalogue.ts';

const MAX_BUCKETS = 10_000;
/** Of how many products one has a value: it differs from value to value. */
const SPREAD = 40;

/**
 * Answers to aggregations of one's own, in the form and the size that a real shop's have. What they count is made up, but the products
 * of a list: any filter leaves every third, as it does of the list.
 * @param count products of the list
 * @param optionIds properties that the list offers
 */
export function ownAggregations(
  call: Call,
  catalogue: LargeCatalogue,
  count: number,
  optionIds: readonly string[],
): Entity {
  const { aggregations } = call.body;
  const requested = Array.isArray(aggregations) ? aggregations.filter(isObject) : [];
  const answers = requested.map((wrapped) => {
    const inner = wrapped['aggregation'];
    const isFilter = wrapped['type'] === 'filter' && isObject(inner);
    const aggregation = isFilter ? inner : wrapped;
    const left = isFilter ? Math.ceil(count / 3) : count;
    const { name, field, type } = aggregation;
    const answer =
      type === 'count'
        ? { count: left }
        : field === 'categoriesRo.id'
          ? categories(call, catalogue, aggregation)
          : { buckets: buckets(aggregation, field === 'properties.id' ? optionIds : [], left) };
    return [String(name), { name, ...answer, apiAlias: `${String(name)}_aggregation` }] as const;
  });
  return Object.fromEntries(answers);
}

/** What has none stands in a bucket without key. */
function buckets({ aggregation }: Entity, keys: readonly string[], left: number): Entity[] {
  const all = [
    ['', left] as const,
    ...keys.map((key, at) => [key, Math.ceil(left / (2 + (at % SPREAD)))] as const),
  ];
  return all.map(([key, count]) => bucket(key, count, aggregation));
}

function bucket(key: string, count: number, aggregation: unknown): Entity {
  const nested = isObject(aggregation) ? String(aggregation['name']) : null;
  const inside = nested === null ? {} : { [nested]: { extensions: [], name: nested, count } };
  return { key, count, ...inside, apiAlias: 'aggregation_bucket' };
}

/** Every fifth category has some of what was found, and so has all above. */
function categories(
  { shop, view }: Call,
  { categories: { all } }: LargeCatalogue,
  requested: Entity,
): Entity {
  const { type, limit, aggregation } = requested;
  const hit = all.filter(({ demo }, at) => at % 5 === 0 && demo.hidden !== true);
  const counts = new Map<CategoryRecord, number>();
  for (const category of hit.flatMap(ancestry)) counts.set(category, (counts.get(category) ?? 0) + 1);
  const most = [...counts].toSorted(([, one], [, other]) => other - one);
  if (type !== 'terms') return { entities: most.map(([category]) => categoryEntity(shop, category, view)) };
  const shown = most.slice(0, typeof limit === 'number' ? limit : MAX_BUCKETS);
  return { buckets: shown.map(([{ id }, count]) => bucket(id, count, aggregation)) };
}
