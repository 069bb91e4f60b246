import { randomUUID } from 'node:crypto';
import { orWithout, type SharedStore, script } from '../../redis/shared-store.ts';
import { type Attempts, MemoryAttempts, WINDOW_MS } from './attempts.ts';

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
export class RedisAttempts implements Attempts {
  readonly #store: SharedStore;
  readonly #local = new MemoryAttempts();

  constructor(store: SharedStore) {
    this.#store = store;
  }

  take(key: string, most: number, cost = 1): Promise<number> {
    return orWithout(
      async () => {
        const reply = await this.#store.run(
          TAKE_SCRIPT,
          [`attempts:${key}`],
          String(most),
          String(WINDOW_MS),
          randomUUID(),
          String(cost),
        );
        return Math.ceil(Number(reply) / 1_000);
      },
      () => this.#local.take(key, most, cost),
    );
  }

  async forget(key: string): Promise<void> {
    await this.#local.forget(key);
    await orWithout(
      () => this.#store.call('DEL', `attempts:${key}`),
      () => null,
    );
  }
}
