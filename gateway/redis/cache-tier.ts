import { createHash } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { ALL } from '../cache/every-tag.ts';
import type { CacheEntry } from '../cache/memory-tier.ts';
import type { SecondLook, SecondTier } from '../cache/second-tier.ts';
import { exactBytes } from '../exact-bytes.ts';
import { asText, orWithout, type SharedStore, script } from './shared-store.ts';

/** Bytes above which an entry is not worth the way. */
const LARGEST = 2 * 1024 * 1024;
/** Milliseconds in which purges are noted under one name; no entry lives longer. */
const PERIOD = 86_400_000;

const EPOCH = '{purges}epoch';

/** Notes a purge of tags under its number. Answers the number. */
const PURGE = script(`
local epoch = redis.call('INCR', KEYS[1])
for index = 2, #ARGV do redis.call('HSET', KEYS[2], ARGV[index], epoch) end
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return epoch`);

/** An entry as it lies in Redis, with the number of purges that it knows of. */
interface Parcel extends CacheEntry<unknown> {
  readonly epoch: number;
}

/**
 * Entries in Redis. A purge deletes nothing: it gets a number, noted for each of its tags, and an entry that was loaded
 * before the last purge of one of its tags no longer counts, also one that was still being loaded then.
 */
export class RedisCacheTier implements SecondTier {
  readonly #store: SharedStore;
  readonly #release: string;

  /** @param release what one release keeps another does not read */
  constructor(store: SharedStore, release: string) {
    this.#store = store;
    this.#release = release;
  }

  look(key: string): Promise<SecondLook> {
    return orWithout<SecondLook>(
      async () => {
        const [bytes, count] = await Promise.all([
          this.#store.call('GET', this.#name(key)),
          this.#store.call('GET', EPOCH),
        ]);
        const epoch = Number(asText(count) ?? 0);
        const parcel = Buffer.isBuffer(bytes) ? opened(exactBytes(bytes)) : null;
        const stands = parcel !== null && parcel.epoch <= epoch && (await this.#stands(parcel));
        return { entry: stands ? parcel : null, epoch };
      },
      () => ({ entry: null, epoch: null }),
    );
  }

  async keep(key: string, entry: CacheEntry<unknown>, epoch: number): Promise<void> {
    const life = Math.min(entry.errorUntil - Date.now(), PERIOD);
    if (life <= 0 || entry.size > LARGEST) return;
    const bytes = packed({ ...entry, epoch });
    if (bytes === null) return;
    await orWithout(
      () => this.#store.call('SET', this.#name(key), bytes, 'PX', String(Math.ceil(life))),
      () => null,
    );
  }

  /**
   * Makes all entries with one of the tags count no longer.
   * @throws RedisUnavailableError
   */
  async purge(tags: readonly string[]): Promise<void> {
    const [now] = periods();
    await this.#store.run(PURGE, [EPOCH, now], String(2 * PERIOD), ...tags);
  }

  /** Whether no purge of one of its tags came after an entry. */
  async #stands({ tags, epoch }: Parcel): Promise<boolean> {
    return (await this.#lastPurge([ALL, ...tags])) <= epoch;
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
  const period = Math.floor(Date.now() / PERIOD);
  return [`{purges}${period}`, `{purges}${period - 1}`];
}

/** null for what cannot travel: a function, say. */
function packed(parcel: Parcel): Buffer | null {
  try {
    return serialize(parcel);
  } catch {
    return null;
  }
}

function opened(bytes: Buffer): Parcel | null {
  try {
    const value: unknown = deserialize(bytes);
    return isParcel(value) ? value : null;
  } catch {
    return null;
  }
}

function isParcel(value: unknown): value is Parcel {
  return typeof value === 'object' && value !== null && 'epoch' in value && typeof value.epoch === 'number';
}
