import { equals, equalsAny } from '../../shopware/reads/criteria.ts';
import type { ListingChoice } from './listing-choice.ts';

type Wire = Readonly<Record<string, unknown>>;

interface PropertyScope {
  /** `properties:<group id>`; null for all groups without a selection. */
  readonly key: string | null;
  /** Distinguishes its aggregations. */
  readonly suffix: string;
  readonly filters: readonly Wire[];
}

export interface CountingPlan {
  readonly propertyScopes: readonly PropertyScope[];
  readonly aggregations: readonly Wire[];
}

export const NAMES = {
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
): CountingPlan {
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
