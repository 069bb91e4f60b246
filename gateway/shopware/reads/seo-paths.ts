import type { SwList, SwSeoUrl } from '../entities.ts';
import { UUID } from '../uuid.ts';
import { pathTag, pathTags } from './path-tags.ts';
import type { Read } from './public-reads.ts';

const INCLUDES = {
  seo_url: ['routeName', 'foreignKey', 'pathInfo', 'seoPathInfo', 'isCanonical', 'isDeleted'],
};

/**
 * Loads canonical SEO paths in one call, in the order of the ids; null for an entity without one and for a malformed id.
 * @param parentId of a variant, whose path changes with its product
 */
export async function loadSeoPaths(
  read: Read,
  ids: readonly string[],
  parentId: string | null = null,
): Promise<(string | null)[]> {
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
    tags: () => [...known, ...(parentId === null ? [] : [parentId])].map(pathTag),
  });
  return ids.map(
    (id) => elements?.find((url) => url.foreignKey === id && url.isCanonical)?.seoPathInfo ?? null,
  );
}

/**
 * Returns which paths are SEO paths of the read's language, in one call, including superseded ones, which redirect.
 * @param paths without prefix and leading slash; those with a `|`, which Shopware would split, are ignored
 */
export async function areSeoPaths(read: Read, paths: readonly string[]): Promise<boolean[]> {
  const askable = paths.filter((path) => path !== '' && !path.includes('|')).toSorted();
  if (askable.length === 0) return paths.map(() => false);
  const { elements } = await read<SwList<SwSeoUrl>>({
    name: 'path',
    call: {
      path: '/seo-url',
      body: {
        limit: 100,
        filter: [{ type: 'equalsAny', field: 'seoPathInfo', value: askable.join('|') }],
        includes: { seo_url: ['seoPathInfo', 'foreignKey', 'isDeleted'] },
      },
    },
    tags: pathTags,
    endless: ({ elements: found }) => !found?.length,
  });
  const known = new Set(
    elements?.filter(({ isDeleted }) => !isDeleted).map(({ seoPathInfo }) => seoPathInfo),
  );
  return paths.map((path) => known.has(path));
}
