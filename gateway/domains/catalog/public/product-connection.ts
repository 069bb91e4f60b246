import type { GraphQLResolveInfo } from 'graphql';
import type { ProductFilterInput } from '../../../../schema/generated/types.ts';
import { type Connection, type ConnectionArguments, connectionOf, rangeOf } from '../../shared/connection.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { badInput } from '../../shared/problem.ts';
import type { ProductList } from '../product-list.ts';
import { type ListingPage, listing, MAX_LISTING_PAGE, selectsFilters } from './listing.ts';
import { type ProductSource, pricedProduct } from './product.ts';

/** Products with the sortings and filters of their list. */
export type ProductConnectionSource = Connection<ProductSource> &
  Pick<ListingPage, 'sorting' | 'sortings' | 'filters' | 'appliedCount'>;

interface ListingArguments extends ConnectionArguments {
  readonly filter?: ProductFilterInput | null | undefined;
  readonly sorting?: string | null | undefined;
}

/** Products of a list with a fixed order and without filters. */
export function fixedProducts(products: Connection<ProductSource>): ProductConnectionSource {
  return { ...products, sorting: null, sortings: [], filters: async () => [], appliedCount: 0 };
}

/** @throws GraphQLError as `listing` and `rangeOf`, and for an unknown sorting */
export async function listedProducts(
  context: GatewayContext,
  list: ProductList,
  { filter, sorting, ...args }: ListingArguments,
  info: GraphQLResolveInfo,
): Promise<ProductConnectionSource> {
  const kind = 'search' in list ? 'search' : 'listing';
  const range = rangeOf(args, { kind, max: MAX_LISTING_PAGE });
  const request = { ...range.page, filter: filter ?? {}, sorting: sorting ?? null };
  const { elements, total, ...rest } = await listing(context, list, request, selectsFilters(info));
  // Shopware sorts by its default for an unknown sorting (case 745).
  if (sorting != null && rest.sortings.length > 0 && !rest.sortings.some(({ key }) => key === sorting))
    throw badInput(
      `${sorting} is not a sorting of this list: ${rest.sortings.map(({ key }) => key).join(', ')}`,
      ['sorting'],
    );
  return {
    ...connectionOf(range, { nodes: elements, total }, (one) => pricedProduct(one, context)),
    ...rest,
  };
}
