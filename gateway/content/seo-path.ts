import type { Read } from '../cache/public-reads.ts';
import type { SwList, SwSeoUrl } from '../shopware/entities.ts';

const INCLUDES = {
  seo_url: ['routeName', 'foreignKey', 'pathInfo', 'seoPathInfo', 'isCanonical', 'isDeleted'],
};

/** Canonical SEO paths of entities, in their order; null for those without. One call for all. */
export async function loadSeoPaths(read: Read, ids: readonly string[]): Promise<(string | null)[]> {
  const { elements } = await read<SwList<SwSeoUrl>>({
    name: 'pathOf',
    call: {
      path: '/seo-url',
      body: {
        limit: 100,
        filter: [
          { type: 'equalsAny', field: 'foreignKey', value: [...ids].sort().join('|') },
          { type: 'equals', field: 'isCanonical', value: true },
        ],
        includes: INCLUDES,
      },
    },
  });
  return ids.map(
    (id) => elements?.find((url) => url.foreignKey === id && url.isCanonical)?.seoPathInfo ?? null,
  );
}
