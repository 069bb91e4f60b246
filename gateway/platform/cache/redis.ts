import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { exactBytes } from '../../lib/exact-bytes.ts';
import { asText, orWithout, type SharedStore, script } from '../redis/shared-store.ts';
import { EVERY_TAG } from './every-tag.ts';
import type { L2Cache, L2Lookup } from './l2-cache.ts';
import type { CacheEntry } from './memory.ts';

/** Bytes above which an entry is not worth the way. */
const MAX_ENTRY_BYTES = 2 * 1024 * 1024;
/** Milliseconds in which purges are noted under one name; no entry lives longer. */
const PURGE_PERIOD_MS = 86_400_000;

const PURGE_VERSION_KEY = '{purges}epoch';

/** Notes a purge of tags under its number. Answers the number. */
const PURGE_SCRIPT = script(`
local purgeVersion = redis.call('INCR', KEYS[1])
for index = 2, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], purgeVersion) end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return purgeVersion`);

/** An entry as it lies in Redis, with the number of purges that it knows of. */
interface Envelope extends CacheEntry<unknown> {
  readonly purgeVersion: number;
}

/**
 * Entries in Redis. A purge deletes nothing: it gets a number, noted for each of its tags, and an entry that was loaded
 * before the last purge of one of its tags no longer counts, also one that was still being loaded then.
 */
export class RedisL2Cache implements L2Cache {
  readonly #store: SharedStore;
  readonly #release: string;

  /** @param release what one release keeps another does not read */
  constructor(store: SharedStore, release: string) {
    this.#store = store;
    this.#release = release;
  }

  get(key: string): Promise<L2Lookup> {
    return orWithout<L2Lookup>(
      async () => {
        const [bytes, count] = await Promise.all([
          this.#store.call('GET', this.#name(key)),
          this.#store.call('GET', PURGE_VERSION_KEY),
        ]);
        const purgeVersion = Number(asText(count) ?? 0);
        const envelope = Buffer.isBuffer(bytes) ? opened(exactBytes(bytes)) : null;
        const current =
          envelope !== null && envelope.purgeVersion <= purgeVersion && (await this.#isCurrent(envelope));
        return { entry: current ? envelope : null, purgeVersion };
      },
      () => ({ entry: null, purgeVersion: null }),
    );
  }

  async set(key: string, entry: CacheEntry<unknown>, purgeVersion: number): Promise<void> {
    const ttlMs = Math.min(entry.errorUntil - Date.now(), PURGE_PERIOD_MS);
    if (ttlMs <= 0 || entry.size > MAX_ENTRY_BYTES) return;
    const bytes = packed({ ...entry, purgeVersion });
    if (bytes === null) return;
    await orWithout(
      () => this.#store.call('SET', this.#name(key), bytes, 'PX', String(Math.ceil(ttlMs))),
      () => null,
    );
  }

  /**
   * Makes all entries with one of the tags count no longer.
   * @throws RedisUnavailableError
   */
  async purge(tags: readonly string[]): Promise<void> {
    const [now] = periods();
    await this.#store.run(PURGE_SCRIPT, [PURGE_VERSION_KEY, now], String(2 * PURGE_PERIOD_MS), ...tags);
  }

  /** Whether no purge of one of its tags came after an entry. */
  async #isCurrent({ tags, purgeVersion }: Envelope): Promise<boolean> {
    return (await this.#lastPurge([EVERY_TAG, ...tags])) <= purgeVersion;
  }

  async #lastPurge(tags: readonly string[]): Promise<number> {
    const found = await Promise.all(periods().map((name) => this.#store.call('HMGET', name, ...tags)));
    const numbers = found.flatMap((reply) => (Array.isArray(reply) ? reply : []));
    return numbers.reduce<number>((last, reply) => Math.max(last, Number(asText(reply) ?? 0)), 0);
  }

  #name(key: string): string {
    return `cache:${createHash('sha256').update(`${this.#release} ${key}`).digest('base64url')}`;
  }
}

/** Where purges of this period and the one before are noted. */
function periods(): readonly [string, string] {
  const period = Math.floor(Date.now() / PURGE_PERIOD_MS);
  return [`{purges}${period}`, `{purges}${period - 1}`];
}

/** null for what cannot travel: a function, say. */
function packed(envelope: Envelope): Buffer | null {
  try {
    return serialize(envelope);
  } catch {
    return null;
  }
}

function opened(bytes: Buffer): Envelope | null {
  try {
    const value: unknown = deserialize(bytes);
    return isEnvelope(value) ? value : null;
  } catch {
    return null;
  }
}

function isEnvelope(value: unknown): value is Envelope {
  return (
    typeof value === 'object' &&
    value !== null &&
    'purgeVersion' in value &&
    typeof value.purgeVersion === 'number'
  );
}
