import type { ProductFilterInput } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/uuid.ts';
import { badInput } from '../shared/problem.ts';

/** Chosen values as Shopware expects them: ids sorted, so that equal choices share a cache entry. */
export interface ListingChoice {
  readonly manufacturers: readonly string[];
  readonly properties: readonly string[];
  readonly categories: readonly string[];
  /** In the currency of the request; null without that end. */
  readonly least: number | null;
  readonly most: number | null;
  /** 1 to 5; null for any. */
  readonly rating: number | null;
  readonly freeShipping: boolean;
}

const MAX_FILTER_VALUES = 100;

/** @throws GraphQLError BAD_USER_INPUT for an invalid price */
export function chosenIn(filter: ProductFilterInput | null | undefined): ListingChoice {
  return {
    manufacturers: knownIds(filter?.manufacturers),
    properties: knownIds(filter?.properties),
    categories: knownIds(filter?.categories),
    least: price(filter?.minPrice),
    most: price(filter?.maxPrice),
    rating: filter?.rating ? Math.min(5, Math.max(1, filter.rating)) : null,
    freeShipping: filter?.freeShipping ?? false,
  };
}

/** Malformed ids, e.g. from old links, are ignored. */
export function knownIds(values: readonly string[] | null | undefined): string[] {
  const known = [...new Set(values ?? [])].filter((id) => UUID.test(id));
  return known.slice(0, MAX_FILTER_VALUES).sort();
}

function price(value: string | null | undefined): number | null {
  if (value == null || value === '') return null;
  const number = Number(value);
  if (!Number.isFinite(number) || number < 0) throw badInput('a price is a decimal number');
  return number;
}
