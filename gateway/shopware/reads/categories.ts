import type { SwCategory, SwList } from '../entities.ts';
import type { PublicRead } from './public-reads.ts';

/** Shopware's maximum page size. */
const MAX_IDS = 100;

/** Fields of a category for breadcrumbs. */
export const WAY_FIELDS = ['id', 'parentId', 'path', 'name', 'translated.name', 'type', 'visible', 'seoUrls'];

/** Active categories by id with the fields for breadcrumbs; at most 100, unordered. */
export function categoriesRead(ids: readonly string[]): PublicRead<SwList<SwCategory>> {
  const known = [...new Set(ids)].slice(0, MAX_IDS).sort();
  return {
    name: 'categories',
    call: {
      path: '/category',
      seoUrls: true,
      body: {
        limit: MAX_IDS,
        filter: [
          { type: 'equalsAny', field: 'id', value: known.join('|') },
          { type: 'equals', field: 'active', value: true },
        ],
        includes: {
          category: WAY_FIELDS,
          seo_url: ['seoPathInfo', 'isCanonical', 'foreignKey'],
        },
      },
    },
    tags: () => known.map((id) => `category:${id}`),
  };
}
