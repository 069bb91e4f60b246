import { LRUCache } from 'lru-cache';
import { orNull, orWithout } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

export interface SingleUse {
  /**
   * @param ttlMs validity of the ticket
   * @returns whether this was its first use
   */
  use(ticket: string, ttlMs: number): Promise<boolean>;
  isUsed(ticket: string): Promise<boolean>;
  /** Makes a ticket usable again after its use failed. */
  release(ticket: string): Promise<void>;
}

/** Used tickets in the memory of one process, bounded. */
export function memorySingleUse(): SingleUse {
  const used = new LRUCache<string, true>({ max: 100_000 });
  return {
    async use(ticket, ttlMs) {
      if (used.has(ticket)) return false;
      used.set(ticket, true, { ttl: ttlMs });
      return true;
    },
    isUsed: async (ticket) => used.has(ticket),
    async release(ticket) {
      used.delete(ticket);
    },
  };
}

/** Used tickets shared by all gateways; also recorded locally, so that they stay used while Redis is unavailable. */
export function redisSingleUse(store: SharedStore): SingleUse {
  const local = memorySingleUse();
  return {
    async use(ticket, ttlMs) {
      if (!(await local.use(ticket, ttlMs))) return false;
      return orWithout(
        async () => (await store.call('SET', `used:${ticket}`, '1', 'NX', 'PX', ttlMs)) !== null,
        () => true,
      );
    },
    isUsed: async (ticket) =>
      (await local.isUsed(ticket)) || (await orNull(() => store.call('EXISTS', `used:${ticket}`))) === 1,
    async release(ticket) {
      await local.release(ticket);
      await orNull(() => store.call('DEL', `used:${ticket}`));
    },
  };
}
