import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { exactBytes } from '../../lib/exact-bytes.ts';
import { asText, orNull, orWithout, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { EVERY_TAG } from './cache-policy.ts';
import type { CacheEntry } from './memory.ts';

const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** Period of the purge counters; no entry lives longer. */
const PURGE_PERIOD_MS = 86_400_000;

const PURGE_VERSION_KEY = '{purges}epoch';

/** Records a purge of tags and returns its version. */
const PURGE_SCRIPT = script(`
local purgeVersion = redis.call('INCR', KEYS[1])
for index = 2, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], purgeVersion) end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return purgeVersion`);

interface Envelope extends CacheEntry<unknown> {
  readonly purgeVersion: number;
}

/**
 * L2 cache in Redis, for one release. A purge deletes nothing: it gets a version, recorded for each tag, and entries loaded
 * before the last purge of one of their tags are invalid, including those still being loaded at that time. It never
 * throws except in `purge`; a failure is a miss.
 * @param purges must not evict keys, unlike `entries`
 */
export function redisL2Cache(entries: SharedStore, purges: SharedStore, release: string) {
  const nameOf = (key: string) =>
    `cache:${createHash('sha256').update(`${release} ${key}`).digest('base64url')}`;

  async function lastPurge(tags: readonly string[]): Promise<number> {
    const found = await Promise.all(periods().map((name) => purges.call('HMGET', name, ...tags)));
    const numbers = found.flatMap((reply) => (Array.isArray(reply) ? reply : []));
    return numbers.reduce<number>((last, reply) => Math.max(last, Number(asText(reply) ?? 0)), 0);
  }

  return {
    /** @returns `purgeVersion` of the time of the lookup; null if unknown */
    get: (key: string) =>
      orWithout<{ readonly entry: CacheEntry<unknown> | null; readonly purgeVersion: number | null }>(
        async () => {
          const [bytes, count] = await Promise.all([
            entries.call('GET', nameOf(key)),
            purges.call('GET', PURGE_VERSION_KEY),
          ]);
          const purgeVersion = Number(asText(count) ?? 0);
          const envelope = Buffer.isBuffer(bytes) ? opened(exactBytes(bytes)) : null;
          const isCurrent =
            envelope !== null &&
            envelope.purgeVersion <= purgeVersion &&
            (await lastPurge([EVERY_TAG, ...envelope.tags])) <= envelope.purgeVersion;
          return { entry: isCurrent ? envelope : null, purgeVersion };
        },
        () => ({ entry: null, purgeVersion: null }),
      ),
    /** @param purgeVersion from the lookup before the load */
    async set(key: string, entry: CacheEntry<unknown>, purgeVersion: number): Promise<void> {
      const ttlMs = Math.min(entry.errorUntil - Date.now(), PURGE_PERIOD_MS);
      if (ttlMs <= 0 || entry.size > MAX_ENTRY_BYTES) return;
      const bytes = packed({ ...entry, purgeVersion });
      if (bytes !== null) await orNull(() => entries.call('SET', nameOf(key), bytes, 'PX', Math.ceil(ttlMs)));
    },
    /** Invalidates all entries with one of the tags. @throws RedisUnavailableError */
    async purge(tags: readonly string[]): Promise<void> {
      const [now] = periods();
      await purges.run(PURGE_SCRIPT, [PURGE_VERSION_KEY, now], 2 * PURGE_PERIOD_MS, ...tags);
    },
  };
}

function periods(): readonly [string, string] {
  const period = Math.floor(Date.now() / PURGE_PERIOD_MS);
  return [`{purges}${period}`, `{purges}${period - 1}`];
}

/** null for values that cannot be serialised, e.g. functions. */
function packed(envelope: Envelope): Buffer | null {
  try {
    return serialize(envelope);
  } catch {
    return null;
  }
}

/** null for an entry of an incompatible version of Node. */
function opened(bytes: Buffer): Envelope | null {
  try {
    return deserialize(bytes) as Envelope;
  } catch {
    return null;
  }
}
