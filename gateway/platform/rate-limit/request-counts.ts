import { createHash } from 'node:crypto';
import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';
import { orNull, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

const SYNC_INTERVAL_MS = 250;
const MAX_NAMES = 20_000;

const ADD_SCRIPT = script(`
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return total`);

interface Count {
  readonly window: number;
  readonly length: number;
  /** Count of all gateways at the last synchronisation. */
  total: number;
  /** Count of this gateway since then. */
  since: number;
}

/**
 * Store of `@fastify/rate-limit` that counts across all gateways of a shop. Each counts in memory and synchronises four
 * times per second, so that no request waits for Redis. Windows begin at the same time everywhere.
 */
export function sharedCounts(store: SharedStore): FastifyRateLimitStoreCtor {
  const counts = new LRUCache<string, Count>({ max: MAX_NAMES });
  const changed = new Set<string>();
  let exchanging = false;

  const timer = setInterval(() => {
    if (exchanging || changed.size === 0) return;
    exchanging = true;
    void Promise.all([...changed].map((name) => exchange(name))).finally(() => {
      exchanging = false;
    });
  }, SYNC_INTERVAL_MS);
  timer.unref();

  async function exchange(name: string): Promise<void> {
    changed.delete(name);
    const count = counts.peek(name);
    if (count === undefined || count.since === 0) return;
    const sent = count.since;
    const hashed = createHash('sha256').update(name).digest('base64url').slice(0, 22);
    const key = `rate:${hashed}:${count.window}`;
    const total = await orNull(() => store.run(ADD_SCRIPT, [key], sent, count.length * 2));
    if (total === null) {
      changed.add(name);
      return;
    }
    count.total = Number(total);
    count.since -= sent;
  }

  return class implements FastifyRateLimitStore {
    incr(
      name: string,
      callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
      length = 60_000,
    ): void {
      const now = Date.now();
      const window = Math.floor(now / length);
      const known = counts.get(name);
      const count = known?.window === window ? known : { window, length, total: 0, since: 0 };
      if (count !== known) counts.set(name, count);
      count.since++;
      changed.add(name);
      callback(null, { current: count.total + count.since, ttl: (window + 1) * length - now });
    }

    child(): FastifyRateLimitStore {
      return this;
    }
  };
}
