import type { SwList, SwSeoUrl } from '../entities.ts';
import { UUID } from '../uuid.ts';
import type { Read } from './public-reads.ts';

const INCLUDES = {
  seo_url: ['routeName', 'foreignKey', 'pathInfo', 'seoPathInfo', 'isCanonical', 'isDeleted'],
};

/**
 * Canonical SEO paths of entities, in their order; null for those without, and for what is no id: Shopware refuses to look
 * for that. One call for all.
 */
export async function loadSeoPaths(read: Read, ids: readonly string[]): Promise<(string | null)[]> {
  const known = ids.filter((id) => UUID.test(id));
  if (known.length === 0) return ids.map(() => null);
  const { elements } = await read<SwList<SwSeoUrl>>({
    name: 'pathOf',
    call: {
      path: '/seo-url',
      body: {
        limit: 100,
        filter: [
          { type: 'equalsAny', field: 'foreignKey', value: known.sort().join('|') },
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
