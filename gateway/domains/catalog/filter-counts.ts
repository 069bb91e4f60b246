import { isObject, type Json } from '../../lib/json.ts';
import { equals, equalsAny } from '../../shopware/reads/criteria.ts';
import type { ListingChoice } from './listing-choice.ts';

type Wire = Readonly<Record<string, unknown>>;

interface PropertyScope {
  /** `properties:<group id>`; null for all groups without a selection. */
  readonly key: string | null;
  readonly suffix: string;
  readonly filters: readonly Wire[];
}

type CountingPlan = ReturnType<typeof countingPlan>;

const NAMES = {
  cards: 'cards',
  manufacturer: 'makers',
  categories: 'sections',
  rating: 'stars',
  freeShipping: 'free',
  property: 'held',
  option: 'chosen',
} as const;

/** Products are counted by display group; counting rows would count joined variants. */
const CARDS: Wire = { name: NAMES.cards, type: 'count', field: 'displayGroup' };

/** Counts each filter with the selected values of the other filters, to show the effect of a selection. */
export function countingPlan(
  choice: ListingChoice,
  offered: readonly string[],
  groupOf: ReadonlyMap<string, string>,
) {
  const chosen = narrowing(choice, groupOf);
  const others = (key: string) =>
    [...chosen].filter(([chosenGroups]) => chosenGroups !== key).map(([, filter]) => filter);
  const propertyScopes = scopes(chosen, offered, others);
  const perFilter = {
    manufacturer: within(others('manufacturer'), terms(NAMES.manufacturer, 'manufacturerId')),
    categories: within(others('categories'), terms(NAMES.categories, 'categoriesRo.id')),
    rating: within(others('rating'), terms(NAMES.rating, 'ratingAverage')),
    'shipping-free': within([...others('shipping-free'), SHIPPING_FREE], {
      ...CARDS,
      name: NAMES.freeShipping,
    }),
  };
  return {
    propertyScopes,
    aggregations: [
      within([...chosen.values()], CARDS),
      ...Object.entries(perFilter).flatMap(([key, aggregation]) =>
        offered.includes(key) ? [aggregation] : [],
      ),
      ...propertyScopes.flatMap(({ suffix, filters }) => [
        within(filters, terms(NAMES.property + suffix, 'properties.id')),
        within(filters, terms(NAMES.option + suffix, 'options.id')),
      ]),
    ],
  };
}

/** Counts products that have a value both as property and as option of a variant, which both counts include. */
export function bothAggregation({ suffix, filters }: PropertyScope, ids: readonly string[]): Wire {
  const inner = terms(NAMES.option, 'options.id');
  return within([...filters, equalsAny('properties.id', ids), equalsAny('options.id', ids)], {
    ...terms(NAMES.property + suffix, 'properties.id'),
    aggregation: inner,
  });
}

const SHIPPING_FREE: Wire = equals('shippingFree', true);

/** Selected values by filter, as Shopware filters a list (`Product/SalesChannel/Listing/Filter`). */
function narrowing(choice: ListingChoice, groupOf: ReadonlyMap<string, string>): Map<string, Wire> {
  const { manufacturers, properties, categories, least, most, rating, freeShipping } = choice;
  const groups = Map.groupBy(properties, (id) => groupOf.get(id) ?? id);
  const price = { ...(least !== null && { gte: least }), ...(most !== null && { lte: most }) };
  return new Map<string, Wire>([
    ...(manufacturers.length > 0
      ? [['manufacturer', equalsAny('manufacturerId', manufacturers)] as const]
      : []),
    ...(categories.length > 0 ? [['categories', equalsAny('categoriesRo.id', categories)] as const] : []),
    ...[...groups]
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, ids]) => [key, asPropertyOrOption(ids)] as const),
    ...(Object.keys(price).length > 0
      ? [['price', { type: 'range', field: 'cheapestPrice', parameters: price }] as const]
      : []),
    ...(rating === null
      ? []
      : [['rating', { type: 'range', field: 'ratingAverage', parameters: { gte: rating } }] as const]),
    ...(freeShipping ? [['shipping-free', SHIPPING_FREE] as const] : []),
  ]);
}

function asPropertyOrOption(ids: readonly string[]): Wire {
  return {
    type: 'multi',
    operator: 'or',
    queries: [equalsAny('optionIds', ids), equalsAny('propertyIds', ids)],
  };
}

function scopes(
  chosen: ReadonlyMap<string, Wire>,
  offered: readonly string[],
  others: (key: string) => Wire[],
): PropertyScope[] {
  const groups = offered.filter((key) => key.startsWith('properties:'));
  const chosenGroups = groups.filter((key) => chosen.has(key)).sort();
  const rest = groups.length > chosenGroups.length ? [{ key: null, suffix: '', filters: others('') }] : [];
  return [...rest, ...chosenGroups.map((key, at) => ({ key, suffix: String(at), filters: others(key) }))];
}

function terms(name: string, field: string): Wire {
  return { name, type: 'terms', field, aggregation: CARDS };
}

/** Shopware's response has the name of the aggregation, not of the filter around it. */
function within(filters: readonly Wire[], aggregation: Wire): Wire {
  if (filters.length === 0) return aggregation;
  return { name: `${String(aggregation['name'])}-filter`, type: 'filter', filter: filters, aggregation };
}

export interface FilterCounts {
  readonly value: (key: string, id: string) => number;
  readonly freeShipping: number | null;
  /** With at least 1, 2, 3, 4 and 5 stars; null if the list has no such filter. */
  readonly ratings: readonly number[] | null;
}

type Counts = ReadonlyMap<string, number>;

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
  const inBoth = (bucket: Json, key: string) => countsOf(bucket[NAMES.option]).get(key) ?? null;
  const twice = countsOf(both[NAMES.property + suffix], inBoth);
  const count = (id: string) => (held.get(id) ?? 0) + (chosen.get(id) ?? 0) - (twice.get(id) ?? 0);
  return new Map([...held.keys(), ...chosen.keys()].map((id) => [id, count(id)]));
}

function propertyCounts(answer: Json, suffix: string) {
  return {
    held: countsOf(answer[NAMES.property + suffix]),
    chosen: countsOf(answer[NAMES.option + suffix]),
  };
}

/** Variants share the rating of their product. */
function ratings(counts: Counts): number[] {
  return [1, 2, 3, 4, 5].map((least) =>
    [...counts].reduce((sum, [stars, count]) => (Number(stars) >= least ? sum + count : sum), 0),
  );
}

/** Products by key; the bucket without a key has those without the field. */
function countsOf(
  aggregation: unknown,
  countIn: (bucket: Json, key: string) => number | null = (bucket) => cardsOf(bucket[NAMES.cards]),
): Counts {
  return new Map(
    bucketsOf(aggregation).flatMap((bucket) => {
      const { key } = bucket;
      if (typeof key !== 'string' || key === '') return [];
      const count = countIn(bucket, key);
      return count === null ? [] : [[key, count] as const];
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
