import { LRUCache } from 'lru-cache';
import type { Seal } from '../crypto/seal.ts';
import { readSealed, script, withRedis, writeSealed } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import {
  ORDER_TTL_MS,
  ROTATION_TTL_MS,
  SESSION_DATA_TTL_MS,
  type SessionData,
  type SessionStore,
  type TokenRotation,
  tokenKey,
} from './session-store.ts';

const SET_SCRIPT = script(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

const dataKey = (token: string) => `notes:${tokenKey(token)}`;
const orderKey = (id: string) => `order:${tokenKey(id)}`;
const rotationKey = (key: string) => `after:${key}`;
const ended = (rotation: TokenRotation): TokenRotation => ({ ...rotation, lasts: false, completedAt: 0 });

/**
 * Session data shared by the gateways of a shop, sealed in Redis because it holds a token and a cart. Also stored in the
 * memory of this process, bounded, so that it survives the loss or restart of Redis; without Redis only there.
 */
export function sessionStore(redis: SharedStore | null, seal: Seal): SessionStore {
  const sessions = new LRUCache<string, SessionData>({ max: 20_000, ttl: SESSION_DATA_TTL_MS });
  /** Few: an order is large, and mostly read from Shopware. */
  const orders = new LRUCache<string, object>({ max: 500, ttl: ORDER_TTL_MS });
  const rotations = new LRUCache<string, TokenRotation>({ max: 20_000, ttl: ROTATION_TTL_MS });
  const nothing = () => undefined;
  return {
    data(token) {
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
    async save(token, data) {
      sessions.set(tokenKey(token), data);
      const write = (store: SharedStore) =>
        writeSealed(store, seal, dataKey(token), data, SESSION_DATA_TTL_MS);
      await withRedis(redis, write, nothing);
    },
    async saveDurably(token, data) {
      sessions.set(tokenKey(token), data);
      const args = [seal.seal(JSON.stringify(data)), SESSION_DATA_TTL_MS];
      await redis?.insistOrRefuse(() => redis.runDurably(SET_SCRIPT, [dataKey(token)], ...args));
    },
    saveOrder: (id, order) =>
      withRedis(
        redis,
        (store) => writeSealed(store, seal, orderKey(id), order, ORDER_TTL_MS),
        () => void orders.set(id, order),
      ),
    order<T extends object>(id: string) {
      // Only `saveOrder` writes it, so it has the type with which it was written.
      const here = () => (orders.get(id) as T | undefined) ?? null;
      const read = async (store: SharedStore) => (await readSealed<T>(store, seal, orderKey(id))) ?? here();
      return withRedis(redis, read, here);
    },
    async forget(token) {
      sessions.delete(tokenKey(token));
      await withRedis<unknown>(redis, (store) => store.call('DEL', dataKey(token)), nothing);
    },
    recordRotation(before, rotation) {
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
    async endRotation(key) {
      const here = rotations.get(key);
      if (here) rotations.set(key, ended(here));
      const end = async (store: SharedStore) => {
        const rotation = await readSealed<TokenRotation>(store, seal, rotationKey(key));
        if (rotation === null) return;
        await writeSealed(store, seal, rotationKey(key), ended(rotation), ROTATION_TTL_MS);
      };
      await withRedis(redis, end, nothing);
    },
    rotationOf: (token) =>
      withRedis(
        redis,
        (store) => readSealed<TokenRotation>(store, seal, rotationKey(tokenKey(token))),
        () => rotations.get(tokenKey(token)) ?? null,
      ),
  };
}
