import type { FastifyInstance } from 'fastify';
import { ANY_JSON } from '../../lib/shape.ts';
import type { SwList } from '../../shopware/entities.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';

/** Shopware's maximum page size, which limits one read per language. */
export const BLOCK_SIZE = 100;
/**
 * Blocks per file: at most 5,000 pages, each with its URL in every language. The protocol allows 50,000, but with ten
 * languages they would exceed its limit of 50 MB.
 */
const BLOCKS_PER_FILE = 50;

/** Types of categories with a page. */
export const CATEGORY_PAGES = [
  { type: 'equals', field: 'active', value: true },
  { type: 'equals', field: 'type', value: 'page' },
];

/** Reads of a part of the sitemap. */
export type BlockPlan =
  | { readonly kind: 'first' }
  | { readonly kind: 'category' | 'product'; readonly page: number };

/** Upper bound of the number of pages, since parents of variants have none. */
interface Counts {
  readonly categories: number;
  readonly products: number;
}

/** All files of the sitemap by their blocks; needs two calls, cached for an hour. */
export async function sitemapPlan(app: FastifyInstance): Promise<readonly (readonly BlockPlan[])[]> {
  const entry = await app.cache.get<Counts>('sitemap:counts', CACHE_POLICIES.sitemap, ANY_JSON, async () => {
    const [categories, products] = await Promise.all([
      count(app, '/category', CATEGORY_PAGES),
      count(app, '/product', []),
    ]);
    return { value: { categories, products }, size: 200, tags: [] };
  });
  const { categories, products } = entry.value;
  const blocks: BlockPlan[] = [
    { kind: 'first' },
    ...pages(categories).map((page): BlockPlan => ({ kind: 'category', page })),
    ...pages(products).map((page): BlockPlan => ({ kind: 'product', page })),
  ];
  return Array.from({ length: Math.ceil(blocks.length / BLOCKS_PER_FILE) }, (_, file) =>
    blocks.slice(file * BLOCKS_PER_FILE, (file + 1) * BLOCKS_PER_FILE),
  );
}

function pages(count: number): number[] {
  return Array.from({ length: Math.ceil(count / BLOCK_SIZE) }, (_, index) => index + 1);
}

async function count(
  { store }: FastifyInstance,
  path: '/category' | '/product',
  filter: readonly object[],
): Promise<number> {
  const includes = { [path.slice(1)]: ['id'] };
  const { body } = await store.read<SwList<unknown>>({
    path,
    body: { limit: 1, 'total-count-mode': 1, filter, includes },
  });
  return body.total ?? 0;
}
