import type { SwList, SwSeoUrl } from '../entities.ts';
import { UUID } from '../uuid.ts';
import type { Read } from './public-reads.ts';

const INCLUDES = {
  seo_url: ['routeName', 'foreignKey', 'pathInfo', 'seoPathInfo', 'isCanonical', 'isDeleted'],
};

/**
 * Loads canonical SEO paths in one call, in the order of the ids; null for an entity without one and for a malformed
 * id, which Shopware would refuse.
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
