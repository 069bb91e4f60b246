import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { deleteKey, script, withRedis } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

export type Attempts = ReturnType<typeof attempts>;

const WINDOW_MS = 60_000;

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

/** Sliding-window counts of all gateways; without Redis those of this process, bounded. */
export function attempts(redis: SharedStore | null) {
  const times = new LRUCache<string, readonly number[]>({ max: 50_000, ttl: WINDOW_MS });

  function takeLocally(key: string, most: number, cost: number): number {
    const now = Date.now();
    const recent = (times.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
    const [oldest] = recent;
    const counted = Math.min(cost, most);
    if (oldest !== undefined && recent.length + counted > most)
      return Math.ceil((oldest + WINDOW_MS - now) / 1_000);
    times.set(key, [...recent, ...Array<number>(counted).fill(now)]);
    return 0;
  }

  return {
    /** Counts an attempt `cost` times, at most `most` per minute; returns the seconds to wait, otherwise 0. */
    take: (key: string, most: number, cost = 1): Promise<number> =>
      withRedis(
        redis,
        async (store) => {
          const limits = [most, WINDOW_MS, randomUUID(), cost];
          const waitMs = await store.run(TAKE_SCRIPT, [`attempts:${key}`], ...limits);
          return Math.ceil(Number(waitMs) / 1_000);
        },
        () => takeLocally(key, most, cost),
      ),
    async forget(key: string): Promise<void> {
      times.delete(key);
      await deleteKey(redis, `attempts:${key}`);
    },
  };
}
