import { ReadCache } from './cache/read-cache.ts';
import { MemoryChangeSignals } from './changes/change-signals.ts';
import { MemoryIdempotencyStore } from './idempotency/idempotency-store.ts';
import { MemorySessionLock } from './lock/session-lock.ts';
import type { Logger } from './logger.ts';
import { MemoryAttempts } from './rate-limit/attempts/attempts.ts';
import { MemorySingleUse } from './rate-limit/single-use/single-use.ts';
import type { OpenConnections } from './redis/connection.ts';
import { MemorySessionStore } from './session-store/memory.ts';
import type { SharedState, SharedStateOptions } from './shared-state.ts';

/**
 * Creates the shared state as configured; the Redis modules are loaded only when Redis is used.
 * @param release separates the cached entries of different releases
 * @param dropped called for every purge, whichever gateway it came from
 * @param open connections to Redis to share with other channels
 */
export async function sharedState(
  options: SharedStateOptions,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
  open: OpenConnections,
): Promise<SharedState> {
  const [first, ...rest] = options.redisUrls;
  if (first === undefined) return memoryState(options.cacheSize, dropped);
  const { redisState } = await import('./redis/redis-state.ts');
  return redisState([first, ...rest], options, release, log, dropped, open);
}

function memoryState(cacheSize: number, dropped: (tags: readonly string[]) => void): SharedState {
  const cache = new ReadCache(cacheSize);
  return {
    lock: new MemorySessionLock(),
    memory: new MemorySessionStore(),
    idempotency: new MemoryIdempotencyStore(),
    attempts: new MemoryAttempts(),
    singleUse: new MemorySingleUse(),
    cache,
    changes: new MemoryChangeSignals(),
    tokenStore: null,
    requestCounts: null,
    redisAvailable: () => null,
    purge: async (tags) => {
      dropped(tags);
      return { dropped: cache.invalidate(tags), everywhere: true };
    },
    waitUntilReady: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
