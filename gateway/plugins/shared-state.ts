import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { VERSION } from '../config/version.ts';
import type { PurgeResult } from '../platform/redis/purges.ts';
import { createSharedState, type SharedState } from '../platform/shared-state.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly shared: SharedState;
    /** Drops entries with any of the tags (`*`: all) at every gateway; concurrent purges are combined. */
    purge(tags: readonly string[]): Promise<PurgeResult>;
    /** Calls a listener for every purge, whichever gateway it came from. */
    onPurge(listener: (tags: readonly string[]) => void): void;
  }
}

export const sharedStatePlugin = fp<{
  /** Release of the built web client. */
  readonly release: string;
}>(async (app, { release }) => {
  const { configuration, log, metrics } = app;
  const listeners: ((tags: readonly string[]) => void)[] = [];
  const onDropped = (tags: readonly string[]) => {
    for (const listener of listeners) listener(tags);
  };
  // Separates what different releases cache.
  const versions = `${VERSION} ${release}`;
  const shared = await createSharedState(configuration, versions, log, onDropped, app.connections.redis);
  shared.cache.observe = (read, outcome) => metrics.count('cacheLookups', { read, outcome });
  app.decorate('shared', shared);
  app.decorate('onPurge', (listener) => {
    listeners.push(listener);
  });
  app.decorate(
    'purge',
    combined(async (tags) => {
      const purged = await shared.purge(tags);
      metrics.count('purges', { everywhere: String(purged.everywhere) });
      log.info({ tags, ...purged }, 'purged');
      return purged;
    }),
  );
  app.addHook('onReady', () => shared.waitUntilReady());
  app.addHook('onClose', () => shared.close());
});

type Purge = FastifyInstance['purge'];

/** Runs one purge at a time; tags that arrive meanwhile are purged together in the next one. */
function combined(purge: Purge): Purge {
  let running: Promise<unknown> = Promise.resolve();
  let next: { readonly tags: Set<string>; readonly purged: ReturnType<Purge> } | null = null;
  return (tags) => {
    if (next === null) {
      const collected = new Set<string>();
      const purged = running.then(() => {
        next = null;
        return purge([...collected]);
      });
      running = purged.catch(() => undefined);
      next = { tags: collected, purged };
    }
    for (const tag of tags) next.tags.add(tag);
    return next.purged;
  };
}
