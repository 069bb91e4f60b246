import fp from 'fastify-plugin';
import { sharedState } from '../platform/create-shared-state.ts';
import type { PurgeResult, SharedState } from '../platform/shared-state.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** What the gateways of a shop share through Redis, and what a single one keeps in its memory. */
    readonly shared: SharedState;
    /** Drops what carries one of the tags (`*`: all) at every gateway; counted and logged. */
    purge(tags: readonly string[]): Promise<PurgeResult>;
    /** Has a listener told of every purge, wherever it was asked for. */
    onPurge(listener: (tags: readonly string[]) => void): void;
  }
}

/** The state that is shared by the gateways of a shop; ready and closed with the gateway. */
export const sharedStatePlugin = fp<{
  /** Tells one release's cached pages from another's. */ readonly release: string;
}>(
  async (app, { release }) => {
    const { configuration, log, metrics } = app;
    const listeners: ((tags: readonly string[]) => void)[] = [];
    const shared = await sharedState(configuration, release, log, (tags) => {
      for (const listener of listeners) listener(tags);
    });
    shared.cache.observe = (read, outcome) => metrics.count('cacheLookups', { read, outcome });
    app.decorate('shared', shared);
    app.decorate('onPurge', (listener) => {
      listeners.push(listener);
    });
    app.decorate('purge', async (tags) => {
      const purged = await shared.purge(tags);
      metrics.count('purges', { everywhere: String(purged.everywhere) });
      log.info({ tags, ...purged }, 'purged');
      return purged;
    });
    app.addHook('onReady', () => shared.waitUntilReady());
    app.addHook('onClose', () => shared.close());
  },
  { name: 'shared-state', dependencies: ['configuration', 'metrics'] },
);
