import { isObject, type Json } from '../../lib/json.ts';
import { type CountingPlan, NAMES } from './counting-aggregations.ts';

export interface FilterCounts {
  readonly value: (key: string, id: string) => number;
  /** Null if the list has no such filter. */
  readonly freeShipping: number | null;
  /** With at least 1, 2, 3, 4 and 5 stars; null if the list has no such filter. */
  readonly ratings: readonly number[] | null;
}

type Counts = ReadonlyMap<string, number>;

interface PropertyCounts {
  readonly held: Counts;
  readonly chosen: Counts;
}

/** Products with the whole selection; null if not counted. */
export function cardsIn(answer: Json): number | null {
  return cardsOf(answer[NAMES.cards]);
}

/** Values that are both property and option, by the suffix of their scope. */
export function standingTwice(answer: Json, { propertyScopes }: CountingPlan): Map<string, string[]> {
  const twice = propertyScopes.map(({ suffix }) => {
    const { held, chosen } = propertyCounts(answer, suffix);
    return [suffix, [...held.keys()].filter((id) => chosen.has(id))] as const;
  });
  return new Map(twice.filter(([, ids]) => ids.length > 0));
}

/** Merges the counts by property and by option; `both` has the products that are in both. */
export function filterCounts(answer: Json, plan: CountingPlan, both: Json): FilterCounts {
  const makers = countsOf(answer[NAMES.manufacturer]);
  const sections = countsOf(answer[NAMES.categories]);
  const groups = new Map(plan.propertyScopes.map(({ key, suffix }) => [key, valuesOf(answer, both, suffix)]));
  const of = (key: string): Counts | undefined => {
    if (key === 'manufacturer') return makers;
    return key === 'categories' ? sections : (groups.get(key) ?? groups.get(null));
  };
  const stars = answer[NAMES.rating];
  return {
    value: (key, id) => of(key)?.get(id) ?? 0,
    freeShipping: cardsOf(answer[NAMES.freeShipping]),
    ratings: stars === undefined ? null : ratings(countsOf(stars)),
  };
}

function valuesOf(answer: Json, both: Json, suffix: string): Counts {
  const { held, chosen } = propertyCounts(answer, suffix);
  const twice = diagonal(both[NAMES.property + suffix]);
  const count = (id: string) => (held.get(id) ?? 0) + (chosen.get(id) ?? 0) - (twice.get(id) ?? 0);
  return new Map([...held.keys(), ...chosen.keys()].map((id) => [id, count(id)]));
}

function propertyCounts(answer: Json, suffix: string): PropertyCounts {
  return {
    held: countsOf(answer[NAMES.property + suffix]),
    chosen: countsOf(answer[NAMES.option + suffix]),
  };
}

/** Used if the option is the property. */
function diagonal(aggregation: unknown): Counts {
  return new Map(
    bucketsOf(aggregation).flatMap((bucket) => {
      const { key } = bucket;
      const count = typeof key === 'string' ? countsOf(bucket[NAMES.option]).get(key) : undefined;
      return typeof key === 'string' && count !== undefined ? [[key, count] as const] : [];
    }),
  );
}

/** Variants share the rating of their product. */
function ratings(counts: Counts): number[] {
  return [1, 2, 3, 4, 5].map((least) =>
    [...counts].reduce((sum, [stars, count]) => (Number(stars) >= least ? sum + count : sum), 0),
  );
}

/** Products by key; the bucket without a key has those without the field. */
function countsOf(aggregation: unknown): Counts {
  return new Map(
    bucketsOf(aggregation).flatMap((bucket) => {
      const { key } = bucket;
      const count = cardsOf(bucket[NAMES.cards]);
      return typeof key === 'string' && key !== '' && count !== null ? [[key, count] as const] : [];
    }),
  );
}

function bucketsOf(aggregation: unknown): readonly Json[] {
  const buckets = isObject(aggregation) ? aggregation['buckets'] : null;
  return Array.isArray(buckets) ? buckets.filter(isObject) : [];
}

function cardsOf(aggregation: unknown): number | null {
  const count = isObject(aggregation) ? aggregation['count'] : null;
  return typeof count === 'number' ? count : null;
}
