import type { ListingInput } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { type ConnectionArguments, connection } from '../shared/connection.ts';
import type { GatewayContext } from '../shared/context.ts';
import { badInput } from '../shared/problem.ts';
import { categoryListing, type ListingSource, searchListing } from './public/listing.ts';

type ProductConnectionSource = ResolversParentTypes['ProductConnection'];

interface ProductArguments extends ConnectionArguments {
  readonly input?: ListingInput | null | undefined;
}

/** Shopware's maximum page size. */
const LIST = { max: 100, usual: 10 };

/** @throws GraphQLError as `categoryListing` and `connection` */
export function listingConnection(
  context: GatewayContext,
  categoryId: string,
  { input, ...args }: ProductArguments,
): Promise<ProductConnectionSource> {
  const filtered = withoutPage(input);
  return connection(args, { kind: 'listing', ...LIST }, async (page) =>
    partOf(await categoryListing(context, categoryId, { ...filtered, ...page })),
  );
}

/** @throws GraphQLError as `searchListing` and `connection` */
export function searchConnection(
  context: GatewayContext,
  term: string,
  { input, ...args }: ProductArguments,
): Promise<ProductConnectionSource> {
  const filtered = withoutPage(input);
  return connection(args, { kind: 'search', ...LIST }, async (page) =>
    partOf(await searchListing(context, term, { ...filtered, ...page })),
  );
}

function withoutPage(input: ListingInput | null | undefined): ListingInput {
  if ((input?.page ?? 1) !== 1 || input?.limit != null)
    throw badInput('A connection takes first and after instead of page and limit');
  return { ...input };
}

function partOf({ products, pageInfo }: ListingSource) {
  return { nodes: products, total: pageInfo.total };
}
