import fp from 'fastify-plugin';
import { PurgeQueue } from '../platform/cache/purge-queue.ts';
import { sharedState } from '../platform/create-shared-state.ts';
import type { PurgeResult, SharedState } from '../platform/shared-state.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly shared: SharedState;
    /** Drops entries with any of the tags (`*`: all) at every gateway; concurrent purges are combined. */
    purge(tags: readonly string[]): Promise<PurgeResult>;
    /** Calls a listener for every purge, whichever gateway it came from. */
    onPurge(listener: (tags: readonly string[]) => void): void;
  }
}

/** Owns the lifecycle of the shared state. */
export const sharedStatePlugin = fp<{
  /** Separates the cached pages of different releases. */ readonly release: string;
}>(async (app, { release }) => {
  const { configuration, log, metrics } = app;
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const onDropped = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  const shared = await sharedState(configuration, release, log, onDropped, app.connections.redis);
  shared.cache.observe = (read, outcome) => metrics.count('cacheLookups', { read, outcome });
  app.decorate('shared', shared);
  app.decorate('onPurge', (listener) => {
    listeners.push(listener);
  });
  const queue = new PurgeQueue(async (tags) => {
    const purged = await shared.purge(tags);
    metrics.count('purges', { everywhere: String(purged.everywhere) });
    log.info({ tags, ...purged }, 'purged');
    return purged;
  });
  app.decorate('purge', (tags) => queue.purge(tags));
  app.addHook('onReady', () => shared.waitUntilReady());
  app.addHook('onClose', () => shared.close());
});
