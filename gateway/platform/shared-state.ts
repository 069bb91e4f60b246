import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { ReadCache } from './cache/read-cache.ts';
import type { ChangeSignals } from './changes/change-signals.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { SessionLock } from './lock/session-lock.ts';
import type { Attempts } from './rate-limit/attempts/attempts.ts';
import type { SingleUse } from './rate-limit/single-use/single-use.ts';
import type { SessionStore } from './session-store/session-store.ts';
import type { TokenStore } from './token-store/token-store.ts';

export interface SharedStateOptions {
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

export interface PurgeResult {
  /** Number of entries dropped by this gateway. */
  readonly dropped: number;
  /** Whether every gateway confirmed the purge. If not, one may serve old entries until they expire. */
  readonly everywhere: boolean;
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
