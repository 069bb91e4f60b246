import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { ReadCache } from './cache/read-cache.ts';
import type { Configuration } from './configuration.ts';
import { type Attempts, MemoryAttempts } from './limits/attempts.ts';
import { MemorySingleUse, type SingleUse } from './limits/single-use.ts';
import type { Logger } from './logger.ts';
import { RedisAttempts } from './redis/attempts.ts';
import { RedisCacheTier } from './redis/cache-tier.ts';
import { ALL } from './redis/every-tag.ts';
import { RedisIdempotencyStore } from './redis/idempotency-store.ts';
import { leading } from './redis/leading.ts';
import { type Purged, Purges } from './redis/purges.ts';
import { sharedCounts } from './redis/request-counts.ts';
import { RedisSessionLock } from './redis/session-lock.ts';
import { RedisSessionMemory } from './redis/session-memory.ts';
import { SharedStore } from './redis/shared-store.ts';
import { RedisSingleUse } from './redis/single-use.ts';
import { RedisTokenShelf } from './redis/token-shelf.ts';
import { type IdempotencyStore, MemoryIdempotencyStore } from './session/idempotency-store.ts';
import { Seal } from './session/seal.ts';
import { MemorySessionLock, type SessionLock } from './session/session-lock.ts';
import { LocalSessionMemory, type SessionMemory } from './session/session-memory.ts';
import type { TokenShelf } from './shopware/token-shelf.ts';

/** Milliseconds that a gateway waits at its start for Redis. */
const ARRIVAL = 2_000;

/** What the gateways of a shop share through Redis, and what a single one keeps in its memory. */
export interface SharedState {
  readonly lock: SessionLock;
  readonly memory: SessionMemory;
  readonly idempotency: IdempotencyStore;
  readonly attempts: Attempts;
  readonly singleUse: SingleUse;
  readonly cache: ReadCache;
  /** null where each gateway fetches its own. */
  readonly tokenShelf: TokenShelf | null;
  /** null where each gateway counts for itself. */
  readonly requestCounts: FastifyRateLimitStoreCtor | null;
  /**
   * Whether this gateway is the one that does what one of them should do; who is stays it while it asks again in time.
   * @param life milliseconds after which another may
   */
  leads(task: string, life: number): Promise<boolean>;
  /** Whether Redis answers; null without one. */
  redisAvailable(): boolean | null;
  /** Drops what carries one of the tags (`*`: all) at every gateway. */
  purge(tags: readonly string[]): Promise<Purged>;
  /** Waits a little for Redis, so that the first calls are not on their own. */
  opened(): Promise<void>;
  close(): Promise<void>;
}

/**
 * The shared state as configured.
 * @param release what one release keeps another does not read
 * @param dropped told of every purge, wherever it was asked for
 */
export function sharedState(
  configuration: Configuration,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
): SharedState {
  const { redisUrls, cacheSize } = configuration;
  const [first, ...rest] = redisUrls;
  if (first === undefined) return ofOneGateway(cacheSize, dropped);

  const shop = createHash('sha256').update(configuration.shopwareAccessToken).digest('hex').slice(0, 12);
  const store = new SharedStore([first, ...rest], `kontor:${shop}`, log);
  const seal = new Seal(configuration.sessionSecrets, 'redis');
  const lock = new RedisSessionLock(store);
  const tier = new RedisCacheTier(store, release);
  const cache = new ReadCache(cacheSize, tier);
  const purges = new Purges(store, tier, (tags) => drop(cache, dropped, tags));
  return {
    lock,
    memory: new RedisSessionMemory(store, seal),
    idempotency: new RedisIdempotencyStore(store),
    attempts: new RedisAttempts(store),
    singleUse: new RedisSingleUse(store),
    cache,
    tokenShelf: new RedisTokenShelf(store, seal, lock),
    requestCounts: sharedCounts(store),
    leads: leading(store),
    redisAvailable: () => store.available,
    purge: (tags) => purges.purge(tags),
    opened: () => store.arrival(ARRIVAL),
    close: async () => {
      purges.close();
      await store.close();
    },
  };
}

function ofOneGateway(cacheSize: number, dropped: (tags: readonly string[]) => void): SharedState {
  const cache = new ReadCache(cacheSize);
  return {
    lock: new MemorySessionLock(),
    memory: new LocalSessionMemory(),
    idempotency: new MemoryIdempotencyStore(),
    attempts: new MemoryAttempts(),
    singleUse: new MemorySingleUse(),
    cache,
    tokenShelf: null,
    requestCounts: null,
    leads: () => Promise.resolve(true),
    redisAvailable: () => null,
    purge: async (tags) => ({ dropped: drop(cache, dropped, tags), everywhere: true }),
    opened: () => Promise.resolve(),
    close: () => Promise.resolve(),
  };
}

function drop(cache: ReadCache, dropped: (tags: readonly string[]) => void, tags: readonly string[]): number {
  dropped(tags);
  return cache.invalidate(tags.includes(ALL) ? 'all' : tags);
}
