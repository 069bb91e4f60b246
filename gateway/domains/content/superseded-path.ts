import { isObject } from '../../lib/json.ts';
import { textOrNull } from '../../lib/shape.ts';
import { adminRows } from '../../shopware/answer.ts';
import { CACHE_POLICIES } from '../../shopware/reads/cache-policies.ts';
import { pathTag } from '../../shopware/reads/path-tags.ts';
import type { GatewayContext } from '../shared/context.ts';

/** One for each language and sales channel that has the path, and a few that moved. */
const MAX_ROWS = 25;

/**
 * Id of the entity that formerly had a path in this language, else of the one that has it in another: somebody changed
 * the prefix alone. Only the Admin API returns superseded paths, with `isCanonical: null` (case 665).
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
        { type: 'equals', field: 'isDeleted', value: false },
      ];
      const found = await admin.read('POST', '/search/seo-url', {
        limit: MAX_ROWS,
        filter,
        includes: { seo_url: ['foreignKey', 'languageId'] },
      });
      const rows = adminRows('/search/seo-url', found).map(fieldsOf);
      const own = rows.find(({ languageId }) => languageId === context.view.languageId);
      const id = (own ?? rows[0])?.['foreignKey'];
      const value = typeof id === 'string' ? id : null;
      return {
        value,
        size: 100,
        tags: value === null ? [] : [pathTag(value)],
        keep: value === null ? 'apart' : true,
      };
    });
    return entry.value;
  } catch (error) {
    log.warn({ err: error }, 'superseded paths cannot be looked up');
    return null;
  }
}

/** The Admin API answers plain JSON or JSON:API, by `Accept` and version. */
function fieldsOf(row: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return isObject(row['attributes']) ? row['attributes'] : row;
}
