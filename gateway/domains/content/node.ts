import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import { pageOf } from './page.ts';

/**
 * A product, a category or an entry by its id; null where there is none, the shop does not show it, or it is shown under
 * another id, as a product that comes in variants is.
 */
export async function node(
  context: GatewayContext,
  id: string,
): Promise<ResolversParentTypes['Node'] | null> {
  if (!UUID.test(id)) return null;
  const page =
    (await pageOf(context, { kind: 'product', id })) ?? (await pageOf(context, { kind: 'category', id }));
  if (page?.__typename === 'ProductPage') {
    return page.product.id === id ? { ...page.product, __typename: 'Product' } : null;
  }
  if (page?.__typename === 'CategoryPage') return { ...page.category, __typename: 'Category' };
  return page?.__typename === 'EntryPage' ? { ...page.entry, __typename: 'Entry' } : null;
}
