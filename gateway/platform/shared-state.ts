import { createHash } from 'node:crypto';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { ReadCache } from './cache/read-cache.ts';
import { redisL2Cache } from './cache/redis.ts';
import { type ChangeSignals, memoryChangeSignals, redisChangeSignals } from './changes/change-signals.ts';
import { Seal } from './crypto/seal.ts';
import {
  type IdempotencyStore,
  memoryIdempotencyStore,
  redisIdempotencyStore,
} from './idempotency/idempotency-store.ts';
import { redisSessionLock } from './lock/redis.ts';
import { memorySessionLock, type SessionLock } from './lock/session-lock.ts';
import type { Logger } from './logger.ts';
import { type Attempts, memoryAttempts, redisAttempts } from './rate-limit/attempts.ts';
import { sharedCounts } from './rate-limit/request-counts.ts';
import { memorySingleUse, redisSingleUse, type SingleUse } from './rate-limit/single-use.ts';
import type { OpenConnections } from './redis/connection.ts';
import { type PurgeResult, purges } from './redis/purges.ts';
import type { SessionStore } from './session-store/session-store.ts';
import { memorySessionStore, redisSessionStore } from './session-store/stores.ts';
import { redisTokenStore, type TokenStore } from './token-store.ts';

const START_TIMEOUT_MS = 2_000;

interface SharedStateOptions {
  /** One server, or several nodes of a cluster; empty for a single gateway. */
  readonly redisUrls: readonly string[];
  /** Redis of the cache; empty to use `redisUrls`. */
  readonly redisCacheUrls: readonly string[];
  /** Bytes of the cache in memory. */
  readonly cacheSize: number;
  /** Separates the keys of different channels in Redis. */
  readonly channelId: string;
  /** The first encrypts, all decrypt. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** Timeout of a call to Shopware, in milliseconds. */
  readonly upstreamTimeout: number;
  /** Timeout of a Redis command, in milliseconds. */
  readonly redisTimeout: number;
}

/** State shared by the gateways of a shop through Redis, or local to a single gateway. */
export interface SharedState {
  readonly lock: SessionLock;
  readonly memory: SessionStore;
  readonly idempotency: IdempotencyStore;
  readonly attempts: Attempts;
  readonly singleUse: SingleUse;
  readonly cache: ReadCache;
  readonly changes: ChangeSignals;
  /** null if each gateway fetches its own token. */
  readonly tokenStore: TokenStore | null;
  /** null if each gateway counts separately. */
  readonly requestCounts: FastifyRateLimitStoreCtor | null;
  /** null without Redis. */
  redisAvailable(): boolean | null;
  /** Drops entries with any of the tags (`*`: all) at every gateway. */
  purge(tags: readonly string[]): Promise<PurgeResult>;
  /** Waits briefly for Redis, so that the first calls use the shared state. */
  waitUntilReady(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Creates the shared state as configured; the client of Redis is loaded only when Redis is used.
 * @param release separates the cached entries of different releases
 * @param dropped called for every purge, whichever gateway it came from
 * @param open connections to Redis to share with other channels
 */
export async function createSharedState(
  options: SharedStateOptions,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
  open: OpenConnections,
): Promise<SharedState> {
  const [url, ...urls] = options.redisUrls;
  if (url === undefined) return memoryState(options.cacheSize, dropped);
  const { SharedStore } = await import('./redis/shared-store.ts');
  // Keys carry a hash of the sales channel's id, so that shops stay apart.
  const shop = createHash('sha256').update(options.channelId).digest('hex').slice(0, 12);
  const common = {
    prefix: `kontor:${shop}`,
    log,
    timeoutMs: options.redisTimeout,
    // At least the timeout of a call to Shopware, so that calls in flight end before anything continues without Redis.
    graceMs: options.upstreamTimeout,
    open,
  };
  const store = new SharedStore([url, ...urls], common);
  const [cacheUrl, ...cacheUrls] = options.redisCacheUrls;
  const entries =
    cacheUrl === undefined ? store : new SharedStore([cacheUrl, ...cacheUrls], { ...common, mayEvict: true });
  const seal = new Seal(options.sessionSecrets, 'redis', options.channelId);
  const lock = redisSessionLock(store);
  const l2 = redisL2Cache(entries, store, release);
  const cache = new ReadCache(options.cacheSize, l2);
  const drop = (tags: readonly string[]) => {
    dropped(tags);
    return cache.invalidate(tags);
  };
  // Two commands: the message to the other gateway, and its acknowledgement.
  const { purge, close } = purges(store, l2, drop, 2 * options.redisTimeout);
  return {
    lock,
    memory: redisSessionStore(store, seal),
    idempotency: redisIdempotencyStore(store, seal),
    attempts: redisAttempts(store),
    singleUse: redisSingleUse(store),
    cache,
    changes: redisChangeSignals(store),
    tokenStore: redisTokenStore(store, seal, lock),
    requestCounts: sharedCounts(store),
    redisAvailable: () => store.available,
    purge,
    waitUntilReady: () => store.waitUntilReady(START_TIMEOUT_MS),
    close: async () => {
      await close();
      await store.close();
      if (entries !== store) await entries.close();
    },
  };
}

function memoryState(cacheSize: number, dropped: (tags: readonly string[]) => void): SharedState {
  const cache = new ReadCache(cacheSize);
  return {
    lock: memorySessionLock(),
    memory: memorySessionStore(),
    idempotency: memoryIdempotencyStore(),
    attempts: memoryAttempts(),
    singleUse: memorySingleUse(),
    cache,
    changes: memoryChangeSignals(),
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
