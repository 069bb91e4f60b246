import { createHash } from 'node:crypto';
import { ReadCache } from './cache/read-cache.ts';
import { redisL2Cache } from './cache/redis.ts';
import { changeSignals } from './changes/change-signals.ts';
import { Seal } from './crypto/seal.ts';
import { memoryIdempotencyStore, redisIdempotencyStore } from './idempotency/idempotency-store.ts';
import { redisSessionLock } from './lock/redis.ts';
import { memorySessionLock } from './lock/session-lock.ts';
import type { Logger } from './logger.ts';
import { attempts } from './rate-limit/attempts.ts';
import { sharedCounts } from './rate-limit/request-counts.ts';
import { singleUse } from './rate-limit/single-use.ts';
import type { OpenConnections } from './redis/connection.ts';
import { type PurgeResult, purges } from './redis/purges.ts';
import type { SharedStore } from './redis/shared-store.ts';
import { sessionStore } from './session-store/session-store.ts';
import { redisTokenStore } from './token-store.ts';

const START_TIMEOUT_MS = 2_000;

/** Parts of the configuration; times in milliseconds, the size in bytes. */
interface SharedStateOptions {
  /** One server, or several nodes of a cluster; empty for a single gateway. */
  readonly redisUrls: readonly string[];
  /** Redis of the cache; empty to use `redisUrls`. */
  readonly redisCacheUrls: readonly string[];
  readonly cacheSize: number;
  readonly channelId: string;
  readonly sessionSecrets: readonly [string, ...string[]];
  readonly upstreamTimeout: number;
  readonly redisTimeout: number;
}

/** State shared by the gateways of a shop through Redis, or local to a single gateway. */
export type SharedState = Awaited<ReturnType<typeof createSharedState>>;

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
) {
  const seal = new Seal(options.sessionSecrets, 'redis', options.channelId);
  const [store, entries] = await connect(options, log, open);
  const l2 = store && redisL2Cache(entries, store, release);
  const cache = new ReadCache(options.cacheSize, l2);
  const drop = (tags: readonly string[]) => {
    dropped(tags);
    return cache.invalidate(tags);
  };
  // Two commands: the message to the other gateway, and its acknowledgement.
  const everywhere = store && l2 && purges(store, l2, drop, 2 * options.redisTimeout);
  const lock = store ? redisSessionLock(store) : memorySessionLock();
  return {
    lock,
    memory: sessionStore(store, seal),
    idempotency: store ? redisIdempotencyStore(store, seal) : memoryIdempotencyStore(),
    attempts: attempts(store),
    singleUse: singleUse(store),
    cache,
    changes: changeSignals(store),
    /** null if each gateway fetches its own token. */
    tokenStore: store && redisTokenStore(store, seal, lock),
    /** null if each gateway counts separately. */
    requestCounts: store && sharedCounts(store),
    redisAvailable: () => store?.available ?? null,
    /** Drops entries with any of the tags (`*`: all) at every gateway. */
    purge: async (tags: readonly string[]): Promise<PurgeResult> =>
      everywhere ? everywhere.purge(tags) : { dropped: drop(tags), everywhere: true },
    /** Waits briefly for Redis, so that the first calls use the shared state. */
    waitUntilReady: async () => store?.waitUntilReady(START_TIMEOUT_MS),
    async close(): Promise<void> {
      await everywhere?.close();
      await store?.close();
      if (entries !== store) await entries?.close();
    },
  };
}

/** Redis for the state, and the one for cached entries; null without Redis. */
async function connect(
  options: SharedStateOptions,
  log: Logger,
  open: OpenConnections,
): Promise<readonly [SharedStore, SharedStore] | readonly [null, null]> {
  const [url, ...urls] = options.redisUrls;
  if (url === undefined) return [null, null];
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
  if (cacheUrl === undefined) return [store, store];
  return [store, new SharedStore([cacheUrl, ...cacheUrls], { ...common, mayEvict: true })];
}
