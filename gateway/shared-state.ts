import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { ReadCache } from './cache/read-cache.ts';
import type { Configuration } from './configuration.ts';
import { type Attempts, MemoryAttempts } from './limits/attempts.ts';
import { MemorySingleUse, type SingleUse } from './limits/single-use.ts';
import type { Logger } from './logger.ts';
import { type IdempotencyStore, MemoryIdempotencyStore } from './session/idempotency-store.ts';
import { MemorySessionLock, type SessionLock } from './session/session-lock.ts';
import { MemorySessionStore, type SessionStore } from './session/session-memory.ts';
import type { TokenStore } from './shopware/token-shelf.ts';

/** What became of a purge. */
export interface PurgeResult {
  /** Entries that this gateway dropped. */
  readonly dropped: number;
  /** Whether every gateway of the shop has dropped them too; false says that one may serve them until they run out. */
  readonly everywhere: boolean;
}

/** What the gateways of a shop share through Redis, and what a single one keeps in its memory. */
export interface SharedState {
  readonly lock: SessionLock;
  readonly memory: SessionStore;
  readonly idempotency: IdempotencyStore;
  readonly attempts: Attempts;
  readonly singleUse: SingleUse;
  readonly cache: ReadCache;
  /** null where each gateway fetches its own. */
  readonly tokenStore: TokenStore | null;
  /** null where each gateway counts for itself. */
  readonly requestCounts: FastifyRateLimitStoreCtor | null;
  /**
   * Whether this gateway is the one that does what one of them should do; who is stays it while it asks again in time.
   * @param life milliseconds after which another may
   */
  isLeader(task: string, life: number): Promise<boolean>;
  /** Whether Redis answers; null without one. */
  redisAvailable(): boolean | null;
  /** Drops what carries one of the tags (`*`: all) at every gateway. */
  purge(tags: readonly string[]): Promise<PurgeResult>;
  /** Waits a little for Redis, so that the first calls are not on their own. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The shared state as configured. What speaks to Redis is only loaded where there is one.
 * @param release what one release keeps another does not read
 * @param dropped told of every purge, wherever it was asked for
 */
export async function sharedState(
  configuration: Configuration,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
): Promise<SharedState> {
  const [first, ...rest] = configuration.redisUrls;
  if (first === undefined) return ofOneGateway(configuration.cacheSize, dropped);
  const { redisState } = await import('./redis/through-redis.ts');
  return redisState([first, ...rest], configuration, release, log, dropped);
}

function ofOneGateway(cacheSize: number, dropped: (tags: readonly string[]) => void): SharedState {
  const cache = new ReadCache(cacheSize);
  return {
    lock: new MemorySessionLock(),
    memory: new MemorySessionStore(),
    idempotency: new MemoryIdempotencyStore(),
    attempts: new MemoryAttempts(),
    singleUse: new MemorySingleUse(),
    cache,
    tokenStore: null,
    requestCounts: null,
    isLeader: () => Promise.resolve(true),
    redisAvailable: () => null,
    purge: async (tags) => {
      dropped(tags);
      return { dropped: cache.invalidate(tags), everywhere: true };
    },
    waitUntilReady: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}
