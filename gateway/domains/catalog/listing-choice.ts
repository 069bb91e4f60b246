import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/entities.ts';
import { badInput } from '../shared/problem.ts';

/** Chosen values as Shopware expects them. */
export interface ListingChoice {
  readonly manufacturers: readonly string[];
  readonly properties: readonly string[];
  readonly categories: readonly string[];
  readonly least: number | null;
  readonly most: number | null;
  readonly rating: number | null;
  readonly freeShipping: boolean;
}

const MAX_FILTER_VALUES = 100;

/** @throws GraphQLError BAD_USER_INPUT for a malformed id, price or rating */
export function chosenIn(filter: ProductFilterInput): ListingChoice {
  const { rating } = filter;
  if (rating != null && (rating < 1 || rating > 5)) throw wrong('rating', 'rating must be from 1 to 5');
  return {
    manufacturers: ids('manufacturers', filter),
    properties: ids('properties', filter),
    categories: ids('categories', filter),
    least: price('minPrice', filter),
    most: price('maxPrice', filter),
    rating: rating ?? null,
    freeShipping: filter.freeShipping ?? false,
  };
}

/** Number of chosen values. */
export function countOf({ least, most, rating, freeShipping, ...lists }: ListingChoice): number {
  const single = [least ?? most, rating, freeShipping || null].filter((value) => value !== null);
  return single.length + Object.values(lists).reduce((sum, values) => sum + values.length, 0);
}

type IdField = 'manufacturers' | 'properties' | 'categories';

/** @throws GraphQLError BAD_USER_INPUT for a chosen value that the filters of the list do not offer */
export function checkOffered(choice: ListingChoice, offered: Readonly<Record<IdField, ReadonlySet<string>>>) {
  for (const field of ['manufacturers', 'properties', 'categories'] as const) {
    const unknown = choice[field].find((id) => !offered[field].has(id));
    if (unknown !== undefined) throw wrong(field, `The filters of this list have no value ${unknown}`);
  }
}

/** Sorted, so that equal choices share a cache entry. */
function ids(field: IdField, filter: ProductFilterInput): string[] {
  const values = [...new Set(filter[field] ?? [])];
  if (values.length > MAX_FILTER_VALUES) throw wrong(field, `At most ${MAX_FILTER_VALUES} values`);
  const malformed = values.find((id) => !UUID.test(id));
  if (malformed !== undefined) throw wrong(field, `${malformed} is not an id`);
  return values.sort();
}

function price(field: 'minPrice' | 'maxPrice', filter: ProductFilterInput): number | null {
  const value = filter[field];
  if (value == null) return null;
  const number = Number(value);
  if (value === '' || !Number.isFinite(number) || number < 0)
    throw wrong(field, 'A price is a decimal number of at least 0');
  return number;
}

function wrong(field: keyof ProductFilterInput, message: string) {
  return badInput(message, ['filter', field]);
}

export type ProductList = { readonly categoryId: string } | { readonly search: string };

/** Call of a list, its tags, and its cache: the number of search terms is unbounded. */
export function listCall(list: ProductList, body: object) {
  return 'search' in list
    ? {
        call: { path: '/search', body: { ...body, search: list.search } },
        tags: () => [],
        endless: () => true,
      }
    : {
        call: { path: `/product-listing/${list.categoryId}`, body },
        tags: () => [`category:${list.categoryId}`],
        endless: () => false,
      };
}
