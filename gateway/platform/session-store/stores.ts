import { LRUCache } from 'lru-cache';
import type { Seal } from '../crypto/seal.ts';
import { orNull, orWithout, readSealed, script, writeSealed } from '../redis/commands.ts';
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

/** Session data in the memory of one process, bounded. */
export function memorySessionStore(): SessionStore {
  const sessions = new LRUCache<string, SessionData>({ max: 20_000, ttl: SESSION_DATA_TTL_MS });
  /** Few: an order is large, and mostly read from Shopware. */
  const orders = new LRUCache<string, object>({ max: 500, ttl: ORDER_TTL_MS });
  const rotations = new LRUCache<string, TokenRotation>({ max: 20_000, ttl: ROTATION_TTL_MS });
  const save = async (token: string, data: SessionData) => {
    sessions.set(tokenKey(token), data);
  };
  return {
    data: async (token) => ({ data: sessions.get(tokenKey(token)) ?? {}, isShared: true }),
    save,
    saveDurably: save,
    async saveOrder(id, order) {
      orders.set(id, order);
    },
    // Only `saveOrder` writes it, so it has the type with which it was written.
    order: async <T extends object>(id: string) => (orders.get(id) as T | undefined) ?? null,
    async forget(token) {
      sessions.delete(tokenKey(token));
    },
    async recordRotation(before, rotation) {
      rotations.set(tokenKey(before), rotation);
      rotations.delete(tokenKey(rotation.after.token));
    },
    async endRotation(key) {
      const rotation = rotations.get(key);
      if (rotation) rotations.set(key, ended(rotation));
    },
    rotationOf: async (token) => rotations.get(tokenKey(token)) ?? null,
  };
}

const ended = (rotation: TokenRotation): TokenRotation => ({ ...rotation, lasts: false, completedAt: 0 });

const SET_SCRIPT = script(`return redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])`);

/**
 * Session data shared by the gateways of a shop, sealed in Redis because it holds a token and a cart. Also stored in
 * memory, so that it survives the loss or restart of Redis.
 */
export function redisSessionStore(store: SharedStore, seal: Seal): SessionStore {
  const local = memorySessionStore();
  const dataKey = (token: string) => `notes:${tokenKey(token)}`;
  const orderKey = (id: string) => `order:${tokenKey(id)}`;
  const rotationKey = (token: string) => `after:${tokenKey(token)}`;
  const read = <T>(key: string) => readSealed<T>(store, seal, key);
  const write = (key: string, value: unknown, ttlMs: number) => writeSealed(store, seal, key, value, ttlMs);
  return {
    async data(token) {
      const here = await local.data(token);
      return orWithout(
        async () => {
          const data = await store.insist(() => read<SessionData>(dataKey(token)));
          return data === null ? here : { data, isShared: true };
        },
        () => ({ ...here, isShared: false }),
      );
    },
    async save(token, data) {
      await local.save(token, data);
      await orNull(() => write(dataKey(token), data, SESSION_DATA_TTL_MS));
    },
    async saveDurably(token, data) {
      await local.save(token, data);
      const sealed = seal.seal(JSON.stringify(data));
      await store.insistOrRefuse(() =>
        store.runDurably(SET_SCRIPT, [dataKey(token)], sealed, SESSION_DATA_TTL_MS),
      );
    },
    saveOrder: (id, order) =>
      orWithout(
        () => write(orderKey(id), order, ORDER_TTL_MS),
        () => local.saveOrder(id, order),
      ),
    order: <T extends object>(id: string) =>
      orWithout(
        async () => (await read<T>(orderKey(id))) ?? local.order<T>(id),
        () => local.order<T>(id),
      ),
    async forget(token) {
      await local.forget(token);
      await orNull(() => store.call('DEL', dataKey(token)));
    },
    recordRotation: (before, rotation) =>
      orWithout(
        async () => {
          await write(rotationKey(before), rotation, ROTATION_TTL_MS);
          await store.call('DEL', rotationKey(rotation.after.token));
        },
        () => local.recordRotation(before, rotation),
      ),
    async endRotation(key) {
      await local.endRotation(key);
      await orNull(async () => {
        const rotation = await read<TokenRotation>(`after:${key}`);
        if (rotation !== null) await write(`after:${key}`, ended(rotation), ROTATION_TTL_MS);
      });
    },
    rotationOf: (token) =>
      orWithout(
        () => read<TokenRotation>(rotationKey(token)),
        () => local.rotationOf(token),
      ),
  };
}
