import { createHash } from 'node:crypto';
import { ReadCache } from '../cache/read-cache.ts';
import type { Configuration } from '../configuration.ts';
import type { Logger } from '../logger.ts';
import { Seal } from '../session/seal.ts';
import type { SharedState } from '../shared-state.ts';
import { RedisAttempts } from './attempts.ts';
import { RedisL2Cache } from './cache-tier.ts';
import { RedisIdempotencyStore } from './idempotency-store.ts';
import { leaderElection } from './leading.ts';
import { Purges } from './purges.ts';
import { sharedCounts } from './request-counts.ts';
import { RedisSessionLock } from './session-lock.ts';
import { RedisSessionStore } from './session-memory.ts';
import { SharedStore } from './shared-store.ts';
import { RedisSingleUse } from './single-use.ts';
import { RedisTokenStore } from './token-shelf.ts';

/** Milliseconds that a gateway waits at its start for Redis. */
const START_TIMEOUT_MS = 2_000;

/** What the gateways of a shop share, in Redis; names carry a hash of the sales channel's key, so that shops stay apart. */
export function redisState(
  urls: readonly [string, ...string[]],
  configuration: Configuration,
  release: string,
  log: Logger,
  dropped: (tags: readonly string[]) => void,
): SharedState {
  const shop = createHash('sha256').update(configuration.shopwareAccessToken).digest('hex').slice(0, 12);
  const store = new SharedStore(urls, `kontor:${shop}`, log);
  const seal = new Seal(configuration.sessionSecrets, 'redis', configuration.shopwareAccessToken);
  // As long as a call to Shopware may take: what was under way when Redis went is over before anything goes on without it.
  const graceMs = configuration.upstreamTimeout;
  const lock = new RedisSessionLock(store, graceMs);
  const tier = new RedisL2Cache(store, release);
  const cache = new ReadCache(configuration.cacheSize, tier);
  const purges = new Purges(store, tier, (tags) => {
    dropped(tags);
    return cache.invalidate(tags);
  });
  return {
    lock,
    memory: new RedisSessionStore(store, seal),
    idempotency: new RedisIdempotencyStore(store, graceMs),
    attempts: new RedisAttempts(store),
    singleUse: new RedisSingleUse(store),
    cache,
    tokenStore: new RedisTokenStore(store, seal, lock),
    requestCounts: sharedCounts(store),
    isLeader: leaderElection(store),
    redisAvailable: () => store.available,
    purge: (tags) => purges.purge(tags),
    waitUntilReady: () => store.waitUntilReady(START_TIMEOUT_MS),
    close: async () => {
      purges.close();
      await store.close();
    },
  };
}
