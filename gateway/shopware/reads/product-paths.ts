import type { SwList, SwProduct } from '../entities.ts';
import { productTags } from './cards.ts';
import { seoPath } from './entity-path.ts';
import type { Read } from './public-reads.ts';

/**
 * Loads SEO paths of products without prefix in one call, in the order of the numbers; `detail/{id}` for a product
 * without one, null for one that is not on sale.
 */
export async function loadProductPaths(read: Read, numbers: readonly string[]): Promise<(string | null)[]> {
  const { elements } = await read<SwList<SwProduct>>({
    name: 'productPaths',
    call: {
      path: '/product',
      seoUrls: true,
      body: {
        limit: Math.min(100, numbers.length),
        filter: [{ type: 'equalsAny', field: 'productNumber', value: [...numbers].sort().join('|') }],
        includes: {
          product: ['id', 'parentId', 'productNumber', 'seoUrls'],
          seo_url: ['seoPathInfo', 'isCanonical'],
        },
      },
    },
    tags: productTags,
  });
  return numbers.map((number) => {
    const found = elements?.find(({ productNumber }) => productNumber === number);
    return found?.id ? (seoPath(found.seoUrls, '')?.slice(1) ?? `detail/${found.id}`) : null;
  });
}
