import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { orNull, orWithout, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

export interface Attempts {
  /**
   * Counts one attempt.
   * @param most attempts per minute
   * @param cost weight of this attempt, capped at `most`
   * @returns seconds to wait after too many attempts, otherwise 0
   */
  take(key: string, most: number, cost?: number): Promise<number>;
  forget(key: string): Promise<void>;
}

const WINDOW_MS = 60_000;

/** Sliding-window counts in the memory of one process, bounded. */
export function memoryAttempts(): Attempts {
  const times = new LRUCache<string, readonly number[]>({ max: 50_000, ttl: WINDOW_MS });
  return {
    async take(key, most, cost = 1) {
      const now = Date.now();
      const recent = (times.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
      const oldest = recent[0];
      const counted = Math.min(cost, most);
      if (oldest !== undefined && recent.length + counted > most)
        return Math.ceil((oldest + WINDOW_MS - now) / 1_000);
      times.set(key, [...recent, ...Array<number>(counted).fill(now)]);
      return 0;
    },
    async forget(key) {
      times.delete(key);
    },
  };
}

/** Sliding window by Redis' own clock; returns milliseconds to wait, or 0. */
const TAKE_SCRIPT = script(`
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now - ARGV[2])
local cost = math.min(tonumber(ARGV[4]), tonumber(ARGV[1]))
if redis.call('ZCARD', KEYS[1]) + cost > tonumber(ARGV[1]) then
  local oldest = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
  if oldest[2] then return math.max(1, oldest[2] + ARGV[2] - now) end
  return tonumber(ARGV[2])
end
for index = 1, cost do redis.call('ZADD', KEYS[1], now, ARGV[3] .. index) end
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return 0`);

/** Counts shared by all gateways of a shop. */
export function redisAttempts(store: SharedStore): Attempts {
  const local = memoryAttempts();
  return {
    take: (key, most, cost = 1) =>
      orWithout(
        async () => {
          const waitMs = await store.run(
            TAKE_SCRIPT,
            [`attempts:${key}`],
            most,
            WINDOW_MS,
            randomUUID(),
            cost,
          );
          return Math.ceil(Number(waitMs) / 1_000);
        },
        () => local.take(key, most, cost),
      ),
    async forget(key) {
      await local.forget(key);
      await orNull(() => store.call('DEL', `attempts:${key}`));
    },
  };
}
