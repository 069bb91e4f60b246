import { isObject, type Json } from '../../lib/json.ts';
import { type Shape, text } from '../../lib/shape.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AdminClient } from '../admin-client.ts';
import type { Channel } from '../channel/channel.ts';
import { UUID } from '../entities.ts';
import { CACHE_POLICIES } from './cache-policies.ts';
import { equals, equalsAny } from './criteria.ts';
import { pathTag, routeNamesOf, type SeoKind } from './seo-paths.ts';

type PathsByLanguage = Readonly<Record<string, string>>;

/** Milliseconds without a call after a failure, e.g. of an integration without permission. */
const PAUSE_MS = 60_000;
const MAX_ROWS = 500;

const pathsByLanguage: Shape = (value) => isObject(value) && Object.values(value).every(text);

/** Canonical paths in all languages in one call of the Admin API; the Store API returns one language per call. */
export class TranslatedPaths {
  readonly #admin: AdminClient;
  readonly #cache: ReadCache;
  readonly #channel: Channel;
  readonly #log: Logger;
  #pausedUntil = 0;

  constructor(admin: AdminClient, cache: ReadCache, channel: Channel, log: Logger) {
    this.#admin = admin;
    this.#cache = cache;
    this.#channel = channel;
    this.#log = log;
  }

  /** Paths without prefix; null if the Admin API cannot be read. */
  async of(
    { kind, id, parentId }: { kind: SeoKind; id: string; parentId: string | null },
    freshness: Freshness,
  ): Promise<PathsByLanguage | null> {
    if (!UUID.test(id)) return null;
    try {
      const { id: salesChannelId } = await this.#channel.facts();
      const entry = await this.#cache.get<PathsByLanguage>(
        `translatedPaths:${kind}:${id}`,
        CACHE_POLICIES.pathOf,
        pathsByLanguage,
        async () => {
          const found = byLanguage(await this.#rows(kind, id), salesChannelId);
          const tags = [id, ...(parentId === null ? [] : [parentId])].map(pathTag);
          return { value: found, size: JSON.stringify(found).length, tags };
        },
      );
      freshness.note(entry);
      return entry.value;
    } catch {
      return null;
    }
  }

  async #rows(kind: SeoKind, id: string): Promise<Json[]> {
    if (Date.now() < this.#pausedUntil) throw new UpstreamError('failed', 'the Admin API failed recently');
    try {
      return await this.#admin.search('seo-url', {
        limit: MAX_ROWS,
        filter: [
          equals('foreignKey', id),
          equalsAny('routeName', routeNamesOf(kind)),
          equals('isCanonical', true),
          equals('isDeleted', false),
        ],
        includes: { seo_url: ['languageId', 'salesChannelId', 'seoPathInfo'] },
      });
    } catch (error) {
      this.#pausedUntil = Date.now() + PAUSE_MS;
      this.#log.warn({ err: error }, 'translated paths cannot be read');
      throw error;
    }
  }
}

function byLanguage(rows: readonly Json[], salesChannelId: string | null): PathsByLanguage {
  const usable = rows.filter(({ salesChannelId: of }) => of == null || of === salesChannelId);
  const sorted = usable.toSorted(
    (a, b) => Number(a['salesChannelId'] != null) - Number(b['salesChannelId'] != null),
  );
  return Object.fromEntries(
    sorted.flatMap(({ languageId, seoPathInfo }) =>
      typeof languageId === 'string' && typeof seoPathInfo === 'string' ? [[languageId, seoPathInfo]] : [],
    ),
  );
}
