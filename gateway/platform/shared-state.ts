import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { ReadCache } from './cache/read-cache.ts';
import type { IdempotencyStore } from './idempotency/idempotency-store.ts';
import type { SessionLock } from './lock/session-lock.ts';
import type { Attempts } from './rate-limit/attempts/attempts.ts';
import type { SingleUse } from './rate-limit/single-use/single-use.ts';
import type { SessionStore } from './session-store/session-store.ts';
import type { TokenStore } from './token-store/token-store.ts';

/** What the shared state needs to know of the configuration. */
export interface SharedStateOptions {
  /** One URL of a single server, several of a cluster's nodes; empty for a gateway on its own. */
  readonly redisUrls: readonly string[];
  /** Bytes of the cache in memory. */
  readonly cacheSize: number;
  /** Tells one shop's keys in Redis from another's. */
  readonly shopwareAccessToken: string;
  /** The first seals, all open. */
  readonly sessionSecrets: readonly [string, ...string[]];
  /** Milliseconds that a call to Shopware may take. */
  readonly upstreamTimeout: number;
}

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
