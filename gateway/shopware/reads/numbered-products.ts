import type { SwList, SwProduct } from '../entities.ts';
import { productTags } from './cards.ts';
import { seoPath } from './entity-path.ts';
import type { Read } from './public-reads.ts';

/** A product that is known by its number. */
export interface NumberedProduct {
  readonly id: string;
  /** Without prefix; `detail/{id}` where it has no SEO path. */
  readonly path: string;
  /** Whether a variant of it has to be chosen. */
  readonly hasVariants: boolean;
}

/** Loads products in one call, in the order of the numbers; null for one that is not on sale. */
export async function loadNumbered(
  read: Read,
  numbers: readonly string[],
): Promise<(NumberedProduct | null)[]> {
  const { elements } = await read<SwList<SwProduct>>({
    name: 'numberedProducts',
    call: {
      path: '/product',
      seoUrls: true,
      body: {
        limit: Math.min(100, numbers.length),
        filter: [{ type: 'equalsAny', field: 'productNumber', value: [...numbers].sort().join('|') }],
        includes: {
          product: ['id', 'parentId', 'childCount', 'productNumber', 'seoUrls'],
          seo_url: ['seoPathInfo', 'isCanonical'],
        },
      },
    },
    tags: productTags,
  });
  return numbers.map((number) => {
    const found = elements?.find(({ productNumber }) => productNumber === number);
    if (!found?.id) return null;
    return {
      id: found.id,
      path: seoPath(found.seoUrls, '')?.slice(1) ?? `detail/${found.id}`,
      hasVariants: Boolean(found.childCount),
    };
  });
}
