import { LRUCache } from 'lru-cache';
import { deleteKey, withRedis } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

export type SingleUse = ReturnType<typeof singleUse>;

/** Used tickets of all gateways; also recorded in this process, so that they stay used while Redis is unavailable. */
export function singleUse(redis: SharedStore | null) {
  const used = new LRUCache<string, true>({ max: 100_000 });
  return {
    /** Returns whether this is the first use of a ticket, which is valid for `ttlMs`. */
    async use(ticket: string, ttlMs: number): Promise<boolean> {
      if (used.has(ticket)) return false;
      used.set(ticket, true, { ttl: ttlMs });
      return withRedis(
        redis,
        async (store) => (await store.call('SET', `used:${ticket}`, '1', 'NX', 'PX', ttlMs)) !== null,
        () => true,
      );
    },
    async isUsed(ticket: string): Promise<boolean> {
      const isUsedElsewhere = async (store: SharedStore) =>
        (await store.call('EXISTS', `used:${ticket}`)) === 1;
      return used.has(ticket) || withRedis(redis, isUsedElsewhere, () => false);
    },
    /** Makes a ticket usable again after its use failed. */
    async release(ticket: string): Promise<void> {
      used.delete(ticket);
      await deleteKey(redis, `used:${ticket}`);
    },
  };
}
