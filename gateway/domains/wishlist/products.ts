import { UUID } from '../../shopware/uuid.ts';
import { type CardSource, cards } from '../catalog/public/card.ts';
import type { GatewayContext } from '../shared/context.ts';
import { badInput } from '../shared/problem.ts';

const MAX_IDS = 100;

/**
 * Cards by id in one call, in the order of the ids, without duplicates or products that are not on sale or have no price.
 * @throws GraphQLError BAD_USER_INPUT for more than 100
 */
export async function products(
  context: GatewayContext,
  productIds: readonly string[],
): Promise<CardSource[]> {
  const ids = [...new Set(productIds)].filter((id) => UUID.test(id));
  if (ids.length > MAX_IDS) throw badInput(`At most ${MAX_IDS} products can be asked for at once`);
  const found = await context.loaders.card.loadMany(ids);
  const sold = found.flatMap((product) => {
    if (product instanceof Error) throw product;
    return product ?? [];
  });
  return cards(sold, context);
}
