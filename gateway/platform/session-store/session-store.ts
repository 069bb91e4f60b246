import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Notice } from '../../../schema/generated/types.ts';
import type { Seal } from '../crypto/seal.ts';
import { deleteKey, readSealed, script, withRedis, writeSealed } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import type { SessionValue } from './session-value.ts';

/** Data of a session beyond Shopware's. */
export interface SessionData {
  /** Cart as last returned, to detect silent repairs by Shopware (docs/shopware.md, "Cart"). */
  cart?: {
    readonly items: readonly { readonly id: string; readonly label: string; readonly quantity: number }[];
    readonly promotions: readonly {
      readonly id: string;
      readonly label: string;
      readonly code: string | null;
    }[];
    /** Keys of persistent messages that were delivered. */
    readonly delivered: readonly string[];
  };
  /** Orders that were sent, the newest last; at most one is pending. */
  orders?: readonly OrderAttempt[];
  /** A call that changes the token, whose answer was lost: when (milliseconds since 1970), and whether it made a guest. */
  lostToken?: { readonly at: number; readonly guest: boolean };
  /** Notices that no response has delivered yet. */
  pendingNotices?: readonly Notice[];
  /** {@link tokenKey} of the token before, until the client presents the new one. */
  rotatedFrom?: string;
  /** Currency of the session's context. */
  currency?: { readonly id: string; readonly isoCode: string };
  /** Chosen methods, to detect that Shopware replaced them. */
  methods?: { readonly shipping: string | null; readonly payment: string | null };
  /** Key of Shopware's persistent message by the promotion code, in lower case, that caused it. */
  promotionReasons?: Readonly<Record<string, string>>;
  /** Promotion codes that the shopper removed before they applied; Shopware stores them (case 249, 281). */
  dismissedCodes?: readonly string[];
  /** Customer group requested here; Shopware 6.6 does not return it. */
  requestedGroup?: string;
}

/** One intent to order. */
export interface OrderAttempt {
  /** Hash of the idempotency key. */
  readonly key: string;
  readonly cartHash: string;
  /** Set while the outcome is unknown. */
  readonly pending?: PendingOrder;
  /** Set once the order exists. */
  readonly orderId?: string;
  /** Set once the payment was started. */
  readonly payment?: { readonly url: string | null; readonly failed: boolean };
}

export interface PendingOrder {
  /** When Shopware no longer works on it, in milliseconds since 1970. */
  readonly overAt: number;
  /** The customer's newest orders before it was sent. */
  readonly knownOrders: readonly string[];
  /** Products and quantities. */
  readonly goods: string;
}

/** A change of a session's token. */
export interface TokenRotation {
  readonly after: SessionValue;
  readonly client: string;
  /** Whether it is resolved until the client presents the new token: no customer was logged in. */
  readonly lasts: boolean;
  /** End of the call that changed the token, in milliseconds since 1970; null while it runs. */
  readonly completedAt: number | null;
}

/** Counted from the last change. */
const SESSION_DATA_TTL_MS = 6 * 3_600_000;
/** How long a repeated click is answered with its order. */
const ORDER_TTL_MS = 24 * 3_600_000;
const ROTATION_TTL_MS = 3_600_000;

export type SessionStore = ReturnType<typeof sessionStore>;

const SET_SCRIPT = script(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

const dataKey = (token: string) => `notes:${tokenKey(token)}`;
const orderKey = (id: string) => `order:${tokenKey(id)}`;
const rotationKey = (key: string) => `after:${key}`;
const ended = (rotation: TokenRotation): TokenRotation => ({ ...rotation, lasts: false, completedAt: 0 });

/**
 * Session data shared by the gateways of a shop, sealed in Redis because it holds a token and a cart. Also stored in the
 * memory of this process, bounded, so that it survives the loss or restart of Redis; without Redis only there. Keys are
 * hashes, never the token itself.
 */
export function sessionStore(redis: SharedStore | null, seal: Seal) {
  const sessions = new LRUCache<string, SessionData>({ max: 20_000, ttl: SESSION_DATA_TTL_MS });
  /** Few: an order is large, and mostly read from Shopware. */
  const orders = new LRUCache<string, object>({ max: 500, ttl: ORDER_TTL_MS });
  const rotations = new LRUCache<string, TokenRotation>({ max: 20_000, ttl: ROTATION_TTL_MS });
  const nothing = () => undefined;
  return {
    /**
     * Returns the data of a session; change it in place, then store it.
     * @returns `isShared`: whether all gateways share it; otherwise no write may rely on it
     */
    data(token: string): Promise<{ readonly data: SessionData; readonly isShared: boolean }> {
      const here = sessions.get(tokenKey(token)) ?? {};
      return withRedis(
        redis,
        async (store) => {
          const data = await store.insist(() => readSealed<SessionData>(store, seal, dataKey(token)));
          return { data: data ?? here, isShared: true };
        },
        () => ({ data: here, isShared: redis === null }),
      );
    },
    async save(token: string, data: SessionData): Promise<void> {
      sessions.set(tokenKey(token), data);
      const write = (store: SharedStore) =>
        writeSealed(store, seal, dataKey(token), data, SESSION_DATA_TTL_MS);
      await withRedis(redis, write, nothing);
    },
    /** Stores data that must survive the loss of a node. @throws UpstreamError `unshared` when that is not sure */
    async saveDurably(token: string, data: SessionData): Promise<void> {
      sessions.set(tokenKey(token), data);
      const args = [seal.seal(JSON.stringify(data)), SESSION_DATA_TTL_MS];
      await redis?.insistOrRefuse(() => redis.runDurably(SET_SCRIPT, [dataKey(token)], ...args));
    },
    /** Stores an order as Shopware returned it, for a session that cannot read it any more. */
    saveOrder: (id: string, order: object): Promise<void> =>
      withRedis(
        redis,
        (store) => writeSealed(store, seal, orderKey(id), order, ORDER_TTL_MS),
        () => void orders.set(id, order),
      ),
    /** Returns what `saveOrder` stored under the id, null if it is gone. */
    order<T extends object>(id: string): Promise<T | null> {
      // Only `saveOrder` writes it, so it has the type with which it was written.
      const here = () => (orders.get(id) as T | undefined) ?? null;
      const read = async (store: SharedStore) => (await readSealed<T>(store, seal, orderKey(id))) ?? here();
      return withRedis(redis, read, here);
    },
    async forget(token: string): Promise<void> {
      sessions.delete(tokenKey(token));
      await deleteKey(redis, dataKey(token));
    },
    recordRotation(before: string, rotation: TokenRotation): Promise<void> {
      const [from, to] = [tokenKey(before), tokenKey(rotation.after.token)];
      return withRedis(
        redis,
        async (store) => {
          await writeSealed(store, seal, rotationKey(from), rotation, ROTATION_TTL_MS);
          await store.call('DEL', rotationKey(to));
        },
        () => {
          rotations.set(from, rotation);
          rotations.delete(to);
        },
      );
    },
    /** Stops resolving the rotation of an old token (by its {@link tokenKey}), which stays on record. */
    async endRotation(key: string): Promise<void> {
      const here = rotations.get(key);
      if (here) rotations.set(key, ended(here));
      const end = async (store: SharedStore) => {
        const rotation = await readSealed<TokenRotation>(store, seal, rotationKey(key));
        if (rotation === null) return;
        await writeSealed(store, seal, rotationKey(key), ended(rotation), ROTATION_TTL_MS);
      };
      await withRedis(redis, end, nothing);
    },
    rotationOf: (token: string): Promise<TokenRotation | null> =>
      withRedis(
        redis,
        (store) => readSealed<TokenRotation>(store, seal, rotationKey(tokenKey(token))),
        () => rotations.get(tokenKey(token)) ?? null,
      ),
  };
}

/**
 * Returns the new token for a call of the same client with an old one, since the response with the new one may have been
 * lost. A login is never resolved (session fixation); a call that was made before it ended is `refused`, because its
 * changes would be lost.
 * @param requestedAt when the call arrived, in milliseconds since 1970
 */
export function resolveRotatedToken(
  rotation: TokenRotation | null,
  client: string,
  requestedAt: number,
): SessionValue | 'refused' | null {
  if (!rotation || rotation.client !== client) return null;
  const { after, lasts, completedAt } = rotation;
  const isWaiting = completedAt === null || requestedAt <= completedAt;
  if (after.loginState === 'customer') return isWaiting ? 'refused' : null;
  return lasts || isWaiting ? after : null;
}

/** A hash of the token that does not reveal it. */
export function tokenKey(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
