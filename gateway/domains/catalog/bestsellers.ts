import type { GatewayContext } from '../shared/context.ts';
import { checkPart } from '../shared/problem.ts';
import type { CardSource } from './public/card.ts';
import { categoryListing } from './public/listing.ts';

const MAX_LIMIT = 20;
/** Shopware's own sorting by sales. */
const BY_SALES = 'topseller';

/**
 * What sells best in the whole menu. Shopware sorts by its default where it does not know the sorting, which would be no
 * bestsellers then.
 * @throws GraphQLError BAD_USER_INPUT for a limit out of bounds
 */
export async function bestsellers(context: GatewayContext, limit: number): Promise<CardSource[]> {
  checkPart({ limit }, MAX_LIMIT);
  const { rootCategoryId } = await context.channel.facts();
  if (rootCategoryId === null) return [];
  const { products, sorting } = await categoryListing(context, rootCategoryId, { sorting: BY_SALES, limit });
  return sorting === BY_SALES ? [...products] : [];
}
