import { isObject } from '../../lib/json.ts';
import { textOrNull } from '../../lib/shape.ts';
import { adminRows } from '../../shopware/answer.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Id of the entity that formerly had a path. Only the Admin API returns superseded paths, with `isCanonical: null`
 * (case 665).
 * @returns null without a match or an integration
 */
export async function supersededKey(context: GatewayContext, path: string): Promise<string | null> {
  const { admin, cache, log } = context;
  if (admin === null) return null;
  const key = `supersededPath:${context.view.languageId}:${path}`;
  try {
    const entry = await cache.get<string | null>(key, CACHE_POLICIES.supersededPath, textOrNull, async () => {
      const filter = [
        { type: 'equals', field: 'seoPathInfo', value: path },
        { type: 'equals', field: 'languageId', value: context.view.languageId },
        { type: 'equals', field: 'isDeleted', value: false },
      ];
      const found = await admin.read('POST', '/search/seo-url', {
        limit: 1,
        filter,
        includes: { seo_url: ['foreignKey'] },
      });
      const [first] = adminRows('/search/seo-url', found);
      const value = foreignKey(first);
      return { value, size: 100, tags: [], keep: value === null ? 'apart' : true };
    });
    return entry.value;
  } catch (error) {
    log.warn({ err: error }, 'superseded paths cannot be looked up');
    return null;
  }
}

/** The Admin API answers plain JSON or JSON:API, by `Accept` and version. */
function foreignKey(row: Readonly<Record<string, unknown>> | undefined): string | null {
  const fields = isObject(row?.['attributes']) ? row['attributes'] : row;
  return typeof fields?.['foreignKey'] === 'string' ? fields['foreignKey'] : null;
}
