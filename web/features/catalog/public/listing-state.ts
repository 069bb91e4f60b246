import type { ListingQueryVariables, ProductFilterInput } from '../../../generated/graphql.ts';
import { ApiError } from '../../../shared/graphql/api-error.ts';
import type { RouteResult } from '../../../shared/navigation/loaded-route.ts';

/** Source of a listing. */
export type ListingScope = { kind: 'category'; id: string } | { kind: 'search'; term: string };

/** In the query under Shopware's parameter names. */
export interface ListingState {
  page: number;
  order: string | null;
  manufacturer: readonly string[];
  properties: readonly string[];
  categories: readonly string[];
  minPrice: string | null;
  maxPrice: string | null;
  rating: number | null;
  shippingFree: boolean;
  /** Null outside the search page. */
  search: string | null;
}

export const PAGE_SIZE = 24;
/** Up to this page, a URL includes all previous pages; the gateway returns at most 100 products. */
const MAX_FULL_PAGES = 4;

const MAX_FILTER_VALUES = 100;
const MAX_TERM_LENGTH = 200;

const list = (params: URLSearchParams, name: string): string[] =>
  [...new Set(params.getAll(name).flatMap((value) => value.split('|')))]
    .filter((value) => /^[0-9a-f]{32}$/.test(value))
    .slice(0, MAX_FILTER_VALUES);

const price = (value: string | null): string | null =>
  value && /^\d{1,7}(?:[.,]\d{1,2})?$/.test(value) ? String(Number(value.replace(',', '.'))) : null;

const positiveInteger = (value: string | null, most: number): number | null => {
  const number = Number(value);
  return value && /^\d{1,4}$/.test(value) && number >= 1 && number <= most ? number : null;
};

const term = (value: string): string =>
  value
    .replace(/\p{Cc}/gu, '')
    .trim()
    .slice(0, MAX_TERM_LENGTH);

/** Ignores invalid values, as the gateway does. Values may be joined with `|` or repeated. */
export function readListingState(params: URLSearchParams): ListingState {
  return {
    page: positiveInteger(params.get('p'), 1000) ?? 1,
    order: /^[\w-]{1,60}$/.exec(params.get('order') ?? '')?.[0] ?? null,
    manufacturer: list(params, 'manufacturer'),
    properties: list(params, 'properties'),
    categories: list(params, 'categories'),
    minPrice: price(params.get('min-price')),
    maxPrice: price(params.get('max-price')),
    rating: positiveInteger(params.get('rating'), 5),
    shippingFree: ['1', 'true', 'on'].includes(params.get('shipping-free') ?? ''),
    search: params.has('search') ? term(params.get('search') ?? '') : null,
  };
}

/** With question mark; empty for the plain listing. */
export function writeListingState(state: ListingState): string {
  const pairs: [string, string | null][] = [
    ['search', state.search],
    ['order', state.order],
    ['manufacturer', state.manufacturer.join('|') || null],
    ['properties', state.properties.join('|') || null],
    ['categories', state.categories.join('|') || null],
    ['min-price', state.minPrice],
    ['max-price', state.maxPrice],
    ['rating', state.rating ? String(state.rating) : null],
    ['shipping-free', state.shippingFree ? '1' : null],
    ['p', state.page > 1 ? String(state.page) : null],
  ];
  const query = pairs
    .filter((pair): pair is [string, string] => pair[1] !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(value).replace(/%7C/g, '|').replace(/%20/g, '+')}`)
    .join('&');
  return query && `?${query}`;
}

export function hasFilters(state: ListingState): boolean {
  return writeListingState({ ...state, page: 1 }) !== writeListingState(withoutFilters(state));
}

/** Keeps term and sorting. */
export function withoutFilters(state: ListingState): ListingState {
  const { order, search } = state;
  return { ...readListingState(new URLSearchParams()), order, search };
}

export function firstPage(state: ListingState): number {
  return state.page > MAX_FULL_PAGES ? state.page : 1;
}

/** Arguments of a list of products. */
export type ListingArguments = Omit<ListingQueryVariables, 'categoryId'>;

/** Pages 1 to 4 in one request, later pages separately. */
export function firstArguments(state: ListingState): ListingArguments {
  const first = firstPage(state);
  return { ...listArguments(state, first), first: first === 1 ? PAGE_SIZE * state.page : PAGE_SIZE };
}

export function pageArguments(state: ListingState, page: number): ListingArguments {
  return { ...listArguments(state, page), first: PAGE_SIZE };
}

function listArguments(state: ListingState, page: number): ListingArguments {
  const filter = filterOf(state);
  return {
    ...(Object.keys(filter).length > 0 && { filter }),
    ...(state.order && { sorting: state.order }),
    ...(page > 1 && { offset: PAGE_SIZE * (page - 1) }),
  };
}

function filterOf(state: ListingState): ProductFilterInput {
  return {
    ...(state.manufacturer.length && { manufacturers: [...state.manufacturer] }),
    ...(state.properties.length && { properties: [...state.properties] }),
    ...(state.categories.length && { categories: [...state.categories] }),
    ...(state.minPrice && { minPrice: state.minPrice }),
    ...(state.maxPrice && { maxPrice: state.maxPrice }),
    ...(state.rating && { rating: state.rating }),
    ...(state.shippingFree && { freeShipping: true }),
  };
}

/** The state without a value that the gateway rejects, e.g. of an old bookmark; null if the error has another cause. */
function withoutRejected(state: ListingState, error: unknown): ListingState | null {
  if (!(error instanceof ApiError) || error.code !== 'BAD_USER_INPUT') return null;
  const [first, field] = error.field;
  if (first === 'sorting') return { ...state, order: null };
  if (first !== 'filter') return null;
  switch (field) {
    case 'manufacturers':
      return { ...state, manufacturer: [] };
    case 'properties':
      return { ...state, properties: [] };
    case 'categories':
      return { ...state, categories: [] };
    default:
      return { ...state, minPrice: null, maxPrice: null, rating: null };
  }
}

/** Redirects to the URL without a rejected sorting or filter. @throws the error if it has another cause */
export function withoutRejectedRoute(path: string, state: ListingState, error: unknown): RouteResult {
  const next = withoutRejected(state, error);
  if (next === null || writeListingState(next) === writeListingState(state)) throw error;
  return { kind: 'redirect', to: path + writeListingState({ ...next, page: 1 }), permanent: false };
}
