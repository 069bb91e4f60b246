import type { ProductFilterInput } from '../../../../schema/generated/types.ts';
import {
  type Connection,
  type ConnectionArguments,
  type ConnectionRange,
  connectionOf,
  rangeOf,
} from '../../shared/connection.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { badInput } from '../../shared/problem.ts';
import { categoryListing, type ListingPage, MAX_LISTING_PAGE, searchListing } from './listing.ts';
import { type ProductSource, pricedProduct } from './product.ts';

/** Products with the sortings and filters of their list. */
export type ProductConnectionSource = Connection<ProductSource> &
  Pick<ListingPage, 'sorting' | 'sortings' | 'filters' | 'appliedCount'>;

interface ListingArguments extends ConnectionArguments {
  readonly filter?: ProductFilterInput | null | undefined;
  readonly sorting?: string | null | undefined;
}

/** @throws GraphQLError as `categoryListing` and `rangeOf`, and for an unknown sorting */
export async function categoryProducts(
  context: GatewayContext,
  categoryId: string,
  args: ListingArguments,
  hasFilters: boolean,
): Promise<ProductConnectionSource> {
  const range = rangeOf(args, { kind: 'listing', max: MAX_LISTING_PAGE });
  const page = await categoryListing(context, categoryId, requestOf(range, args), hasFilters);
  return toProducts(context, range, args, page);
}

/** @throws GraphQLError as `searchListing` and `rangeOf`, and for an unknown sorting */
export async function searchProducts(
  context: GatewayContext,
  term: string,
  args: ListingArguments,
  hasFilters: boolean,
): Promise<ProductConnectionSource> {
  const range = rangeOf(args, { kind: 'search', max: MAX_LISTING_PAGE });
  const page = await searchListing(context, term, requestOf(range, args), hasFilters);
  return toProducts(context, range, args, page);
}

/** Products of a list with a fixed order and without filters. */
export function fixedProducts(products: Connection<ProductSource>): ProductConnectionSource {
  return { ...products, sorting: null, sortings: [], filters: async () => [], appliedCount: 0 };
}

const requestOf = ({ page }: ConnectionRange, { filter, sorting }: ListingArguments) => ({
  ...page,
  filter: filter ?? {},
  sorting: sorting ?? null,
});

function toProducts(
  context: GatewayContext,
  range: ConnectionRange,
  { sorting }: ListingArguments,
  { elements, total, ...rest }: ListingPage,
): ProductConnectionSource {
  // Shopware sorts by its default for an unknown sorting (case 745).
  if (sorting != null && rest.sortings.length > 0 && !rest.sortings.some(({ key }) => key === sorting))
    throw badInput(`${sorting} is not a sorting of this list`, ['sorting']);
  return {
    ...connectionOf(range, { nodes: elements, total }, (one) => pricedProduct(one, context)),
    ...rest,
  };
}
