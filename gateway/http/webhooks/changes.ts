import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { LRUCache } from 'lru-cache';
import { isObject, type Json } from '../../lib/json.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import { ShopwareError } from '../../shopware/errors.ts';
import { tagsToDrop, type Written } from './written-entities.ts';

/** Polled entities, as paths of the Admin API. */
const ENTITIES = [
  'product',
  'category',
  'landing-page',
  'cms-page',
  'seo-url',
  'snippet',
  'product-review',
  'sales-channel',
] as const;
/** Overlap of polls: clocks differ, and a running transaction shows late. */
const OVERLAP_MS = 15_000;
/** A full page purges the whole entity. */
const PAGE_SIZE = 200;

type Gateway = Pick<FastifyInstance, 'log' | 'purge' | 'shared'>;

interface Row {
  /** Identifies this write of the row; null for an overflow. */
  readonly version: string | null;
  readonly written: Written;
}

/** Polls the Admin API for changes and purges them, for shops without webhooks. Only the leader of a shop's gateways polls. */
class Changes {
  readonly #app: Gateway;
  readonly #admin: AdminClient;
  readonly #intervalMs: number;
  readonly #seen = new LRUCache<string, true>({ max: 20_000, ttl: 4 * OVERLAP_MS });
  readonly #stop = new AbortController();
  #since = Date.now();

  constructor(app: Gateway, admin: AdminClient, intervalMs: number) {
    this.#app = app;
    this.#admin = admin;
    this.#intervalMs = intervalMs;
  }

  /** Polls until stopped; a failure is logged and retried. */
  async run(): Promise<void> {
    const { log, shared } = this.#app;
    while (!this.#stop.signal.aborted) {
      try {
        await wait(this.#intervalMs, undefined, { signal: this.#stop.signal });
        if (await shared.isLeader('changes', this.#intervalMs * 4)) await this.#poll();
      } catch (error) {
        if (!this.#stop.signal.aborted)
          log.warn({ err: error }, 'the Admin API cannot be asked what changed (CHANGES_EVERY_MS)');
      }
    }
  }

  stop(): void {
    this.#stop.abort();
  }

  async #poll(): Promise<void> {
    const started = Date.now();
    const looks = await Promise.allSettled(ENTITIES.map((entity) => this.#rowsOf(entity)));
    await this.#purge(looks.flatMap((look) => (look.status === 'fulfilled' ? look.value : [])));
    const failed = looks.find((look) => look.status === 'rejected');
    // The next poll reaches back to the last complete one.
    if (failed) throw failed.reason;
    this.#since = started;
  }

  async #purge(rows: readonly Row[]): Promise<void> {
    const tags = tagsToDrop(rows.map(({ written }) => written));
    if (tags.length === 0) return;
    await this.#app.purge(tags);
    for (const { version } of rows) if (version !== null) this.#seen.set(version, true);
  }

  /** Changes of an entity that are not purged yet. */
  async #rowsOf(path: (typeof ENTITIES)[number]): Promise<Row[]> {
    const since = new Date(this.#since - OVERLAP_MS).toISOString();
    const entity = path.replaceAll('-', '_');
    const after = (field: string) => ({ type: 'range', field, parameters: { gte: since } });
    const rows = await this.#rows(path, {
      limit: PAGE_SIZE,
      filter: [{ type: 'multi', operator: 'or', queries: [after('updatedAt'), after('createdAt')] }],
      includes: { [entity]: ['id', 'updatedAt'] },
    });
    // Overflow: the changed rows are unknown, so each poll purges the whole entity until it is over.
    if (rows.length >= PAGE_SIZE) return [{ version: null, written: { entity, id: null, fields: [] } }];
    return rows.flatMap((row) => {
      // Plain JSON or JSON:API, by the version.
      const fields = isObject(row['attributes']) ? row['attributes'] : row;
      const id = String(row['id']);
      const version = `${entity}:${id}:${fields['updatedAt'] ?? ''}`;
      if (this.#seen.has(version)) return [];
      return [{ version, written: { entity, id, fields: [] } }];
    });
  }

  /** Returns no rows where the integration lacks a permission, or an older Shopware the entity. */
  async #rows(path: string, body: Json): Promise<Json[]> {
    try {
      const found = await this.#admin.read('POST', `/search/${path}`, body);
      return isObject(found) && Array.isArray(found['data']) ? found['data'].filter(isObject) : [];
    } catch (error) {
      if (error instanceof ShopwareError && (error.status === 403 || error.status === 404)) return [];
      throw error;
    }
  }
}

/** Runs where an interval and an integration are configured, until the gateway closes. */
export const pollChanges = fp(
  async (app) => {
    const { admin, configuration } = app;
    if (admin === null || configuration.pollIntervalMs === 0) return;
    const changes = new Changes(app, admin, configuration.pollIntervalMs);
    void changes.run();
    app.addHook('onClose', async () => changes.stop());
  },
  { name: 'poll-changes', encapsulate: true, dependencies: ['configuration', 'shared-state', 'shopware'] },
);
