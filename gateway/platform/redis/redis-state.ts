import { createHash } from 'node:crypto';
import { ReadCache } from '../cache/read-cache.ts';
import { RedisL2Cache } from '../cache/redis.ts';
import { RedisChangeSignals } from '../changes/redis.ts';
import { Seal } from '../crypto/seal.ts';
import { RedisIdempotencyStore } from '../idempotency/redis.ts';
import { RedisSessionLock } from '../lock/redis.ts';
import type { Logger } from '../logger.ts';
import { RedisAttempts } from '../rate-limit/attempts/redis.ts';
import { sharedCounts } from '../rate-limit/request-counts/redis.ts';
import { RedisSingleUse } from '../rate-limit/single-use/redis.ts';
import { RedisSessionStore } from '../session-store/redis.ts';
import type { SharedState, SharedStateOptions } from '../shared-state.ts';
import { RedisTokenStore } from '../token-store/redis.ts';
import type { OpenConnections } from './connection.ts';
import { Purges } from './purges.ts';
import { SharedStore } from './shared-store.ts';

const START_TIMEOUT_MS = 2_000;

/**
 * Shared state in Redis. Keys carry a hash of the sales channel's id, so that shops stay apart.
 * @param open connections to share with other channels
 */
export function redisState(
  urls: readonly [string, ...string[]],
  options: SharedStateOptions,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
  open: OpenConnections,
): SharedState {
  const shop = createHash('sha256').update(options.channelId).digest('hex').slice(0, 12);
  const prefix = `kontor:${shop}`;
  const store = new SharedStore(urls, prefix, log, options.redisTimeout, 'state', open);
  const [cacheUrl, ...moreUrls] = options.redisCacheUrls;
  const entries =
    cacheUrl === undefined
      ? store
      : new SharedStore([cacheUrl, ...moreUrls], prefix, log, options.redisTimeout, 'cache', open);
  const seal = new Seal(options.sessionSecrets, 'redis', options.channelId);
  // At least the timeout of a call to Shopware, so that calls in flight end before anything continues without Redis.
  const graceMs = options.upstreamTimeout;
  const lock = new RedisSessionLock(store, graceMs);
  const tier = new RedisL2Cache(entries, store, release);
  const cache = new ReadCache(options.cacheSize, tier);
  const drop = (tags: readonly string[]) => {
    dropped(tags);
    return cache.invalidate(tags);
  };
  // Two commands: the message to the other gateway, and its acknowledgement.
  const purges = new Purges(store, tier, drop, 2 * options.redisTimeout);
  return {
    lock,
    memory: new RedisSessionStore(store, seal, graceMs),
    idempotency: new RedisIdempotencyStore(store, seal, graceMs),
    attempts: new RedisAttempts(store),
    singleUse: new RedisSingleUse(store),
    cache,
    changes: new RedisChangeSignals(store),
    tokenStore: new RedisTokenStore(store, seal, lock),
    requestCounts: sharedCounts(store),
    redisAvailable: () => store.available,
    purge: (tags) => purges.purge(tags),
    waitUntilReady: () => store.waitUntilReady(START_TIMEOUT_MS),
    close: async () => {
      await purges.close();
      await store.close();
      if (entries !== store) await entries.close();
    },
  };
}
