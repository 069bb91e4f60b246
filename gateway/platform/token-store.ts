import type { Seal } from './crypto/seal.ts';
import type { SessionLock } from './lock/session-lock.ts';
import { orNull, readSealed, writeSealed } from './redis/commands.ts';
import type { SharedStore } from './redis/shared-store.ts';

export interface AdminToken {
  readonly value: string;
  /** Milliseconds since 1970. */
  readonly until: number;
}

export type TokenStore = ReturnType<typeof redisTokenStore>;

const TOKEN_KEY = 'admin-token';

/** The Admin API's token, sealed in Redis: one gateway fetches it for all. A failure counts as a missing token. */
export function redisTokenStore(store: SharedStore, seal: Seal, lock: SessionLock) {
  return {
    async read(): Promise<AdminToken | null> {
      const token = await orNull(() => readSealed<AdminToken>(store, seal, TOKEN_KEY));
      return token !== null && token.until > Date.now() ? token : null;
    },
    async set(token: AdminToken): Promise<void> {
      const ttlMs = Math.max(1, token.until - Date.now());
      await orNull(() => writeSealed(store, seal, TOKEN_KEY, token, ttlMs));
    },
    /** Runs work that no other gateway may run at the same time. */
    withLock: <T>(work: () => Promise<T>) => lock.run(TOKEN_KEY, work),
  };
}
