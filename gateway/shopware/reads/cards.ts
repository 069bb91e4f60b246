import type { SwList, SwProduct } from '../entities.ts';
import { CARD_ASSOCIATIONS, CARD_INCLUDES } from './product-includes.ts';
import type { Read } from './public-reads.ts';

/** Loads products as cards in one call, in the order of the ids; null for those not on sale. */
export async function loadCards(read: Read, ids: readonly string[]): Promise<(SwProduct | null)[]> {
  const { elements } = await read<SwList<SwProduct>>({
    name: 'productCards',
    call: {
      path: '/product',
      seoUrls: true,
      body: {
        limit: Math.min(100, ids.length),
        filter: [{ type: 'equalsAny', field: 'id', value: [...ids].sort().join('|') }],
        associations: CARD_ASSOCIATIONS,
        includes: CARD_INCLUDES,
      },
    },
    tags: productTags,
  });
  return ids.map((id) => elements?.find((product) => product.id === id) ?? null);
}

export function productTags({ elements }: SwList<SwProduct>): string[] {
  return (elements ?? []).flatMap(({ id, parentId }) => [
    ...(id ? [`product:${id}`] : []),
    ...(parentId ? [`product:${parentId}`] : []),
  ]);
}
