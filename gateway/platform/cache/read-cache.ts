import type { Shape } from '../../lib/shape.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import { type CachePolicy, EVERY_TAG } from './cache-policy.ts';
import { type CacheEntry, MemoryCache } from './memory.ts';
import type { redisL2Cache } from './redis.ts';

type L2Cache = Pick<ReturnType<typeof redisL2Cache>, 'get' | 'set'>;

interface Loaded<T> {
  readonly value: T;
  /** Approximate bytes in memory. */
  readonly size: number;
  readonly tags: readonly string[];
  /** Latest time (milliseconds since 1970) until which its parts are fresh. */
  readonly freshUntil?: number;
  /**
   * Where to cache it, default true. `negative`: negative cache, short-lived and bounded, for unbounded key spaces (paths
   * that do not exist). `l1`: L1 only, for content that clients write themselves.
   */
  readonly storage?: boolean | 'negative' | 'l1';
  /** Entries of other keys that the same response contains; cached under the same conditions. */
  readonly alsoPopulates?: readonly KeyedLoad[];
}

interface KeyedLoad extends Omit<Loaded<unknown>, 'alsoPopulates'> {
  readonly key: string;
  readonly rule: CachePolicy;
}

/** How long a stale entry is served after a failed reload. */
const FAILURE_PAUSE_MS = 5_000;
/** Share of the memory reserved for the negative cache. */
const NEGATIVE_SHARE = 1 / 16;
const NEGATIVE_TTL_MS = 10_000;

type CacheOutcome = 'hit' | 'stale' | 'shared' | 'miss' | 'error';

/** Two-level cache of public reads: single flight per key, stale-while-revalidate, stale-if-error; errors are never cached. */
export class ReadCache {
  readonly #memory: MemoryCache;
  readonly #negative: MemoryCache;
  readonly #second: L2Cache | null;
  readonly #flights = new Map<string, Promise<CacheEntry<unknown>>>();
  #generation = 0;
  /** While Shopware is known to be down, stale entries are served without a reload. */
  #downUntil = 0;
  observe: (read: string, outcome: CacheOutcome) => void = () => undefined;

  /** @param maxSize bytes in memory */
  constructor(maxSize: number, second: L2Cache | null = null) {
    this.#memory = new MemoryCache(Math.ceil(maxSize * (1 - NEGATIVE_SHARE)));
    this.#negative = new MemoryCache(Math.ceil(maxSize * NEGATIVE_SHARE));
    this.#second = second;
  }

  get extent(): MemoryCache['extent'] {
    const [positive, negative] = [this.#memory.extent, this.#negative.extent];
    return { entries: positive.entries + negative.entries, bytes: positive.bytes + negative.bytes };
  }

  /**
   * Returns the entry of a key, loading it if needed. A key must always have the same type.
   * @param shape validates loaded values and entries from L2
   * @throws UpstreamError `garbage` for a loaded value that fails `shape`
   */
  async get<T>(
    key: string,
    rule: CachePolicy,
    shape: Shape,
    load: () => Promise<Loaded<T>>,
  ): Promise<CacheEntry<T>> {
    const fresh = this.fresh<T>(key, rule);
    if (fresh !== undefined) return fresh;
    const cached = this.#find<T>(key);
    const now = Date.now();
    if (cached && now < cached.staleUntil) {
      this.#fetchOnce(key, rule, shape, load).catch(() => undefined);
      return this.#recordOutcome(rule, 'stale', cached);
    }
    if (cached && now < cached.errorUntil && now < this.#downUntil) {
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, cached, now));
    }
    try {
      return (await this.#fetchOnce(key, rule, shape, load)) as CacheEntry<T>;
    } catch (error) {
      if (!cached || !this.#serves(cached, error)) throw error;
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, cached, Date.now()));
    }
  }

  /** Returns a fresh entry from memory; undefined without one. */
  fresh<T>(key: string, rule: CachePolicy): CacheEntry<T> | undefined {
    const cached = this.#find<T>(key);
    return cached && Date.now() < cached.freshUntil ? this.#recordOutcome(rule, 'hit', cached) : undefined;
  }

  /** Whether memory has a fresh entry; not counted as a lookup. */
  holds(key: string): boolean {
    return Date.now() < (this.#find(key)?.freshUntil ?? 0);
  }

  #find<T>(key: string): CacheEntry<T> | undefined {
    return (this.#memory.get(key) ?? this.#negative.get(key)) as CacheEntry<T> | undefined;
  }

  /** Drops entries with any of the tags (`*`: all). Loads in flight are neither cached nor shared with later callers. */
  invalidate(tags: readonly string[]): number {
    this.#generation++;
    this.#flights.clear();
    // A negative entry has no tags of an entity that may exist by now.
    const dropped = this.#negative.clear();
    return dropped + (tags.includes(EVERY_TAG) ? this.#memory.clear() : this.#memory.invalidate(tags));
  }

  #recordOutcome<T>(rule: CachePolicy, outcome: CacheOutcome, entry: CacheEntry<T>): CacheEntry<T> {
    this.observe(rule.tags[0] ?? '', outcome);
    return entry;
  }

  /** Whether a stale entry may be served in place of an error; records that Shopware is down. */
  #serves(cached: CacheEntry<unknown>, error: unknown): boolean {
    if (!(error instanceof UpstreamError) || error.reason === 'maintenance') return false;
    if (Date.now() >= cached.errorUntil) return false;
    if (['timeout', 'unreachable', 'overloaded'].includes(error.reason)) {
      this.#downUntil = Date.now() + FAILURE_PAUSE_MS;
    }
    return true;
  }

  #extendStale<T>(key: string, cached: CacheEntry<T>, now: number): CacheEntry<T> {
    const again = { ...cached, freshUntil: now + FAILURE_PAUSE_MS, staleUntil: now + FAILURE_PAUSE_MS };
    this.#memory.set(key, again);
    return again;
  }

  #fetchOnce<T>(
    key: string,
    rule: CachePolicy,
    shape: Shape,
    load: () => Promise<Loaded<T>>,
  ): Promise<CacheEntry<unknown>> {
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = this.#load(key, rule, shape, load).finally(() => {
      if (this.#flights.get(key) === flight) this.#flights.delete(key);
    });
    this.#flights.set(key, flight);
    return flight;
  }

  async #load<T>(
    key: string,
    rule: CachePolicy,
    shape: Shape,
    load: () => Promise<Loaded<T>>,
  ): Promise<CacheEntry<T>> {
    const generation = this.#generation;
    const started = Date.now();
    const { entry: shared, purgeVersion } = (await this.#second?.get(key)) ?? {
      entry: null,
      purgeVersion: null,
    };
    // One type per key: the L2 entry was stored by a caller of this method.
    const found = (shared !== null && shape(shared.value) ? shared : null) as CacheEntry<T> | null;
    if (found !== null && Date.now() < found.freshUntil) {
      if (generation === this.#generation) this.#memory.set(key, found);
      return this.#recordOutcome(rule, 'shared', found);
    }
    try {
      const loaded = await load();
      if (!shape(loaded.value)) throw new UpstreamError('garbage', `${key} has an unexpected shape`);
      const entry = entryOf(rule, loaded, started);
      if (generation === this.#generation) {
        this.#store(key, entry, loaded.storage ?? true, purgeVersion);
        for (const { key: otherKey, rule: policy, ...other } of loaded.alsoPopulates ?? [])
          this.#store(otherKey, entryOf(policy, other, started), other.storage ?? true, purgeVersion);
      }
      return this.#recordOutcome(rule, 'miss', entry);
    } catch (error) {
      if (found === null || !this.#serves(found, error)) throw error;
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, found, Date.now()));
    }
  }

  #store(
    key: string,
    entry: CacheEntry<unknown>,
    storage: NonNullable<Loaded<unknown>['storage']>,
    purgeVersion: number | null,
  ): void {
    if (storage === false) return;
    if (storage === 'negative') {
      const end = Math.min(entry.freshUntil, Date.now() + NEGATIVE_TTL_MS);
      this.#negative.set(key, { ...entry, freshUntil: end, staleUntil: end });
      return;
    }
    this.#memory.set(key, entry);
    if (purgeVersion !== null && storage !== 'l1') void this.#second?.set(key, entry, purgeVersion);
  }
}

function entryOf<T>(rule: CachePolicy, loaded: Loaded<T>, started: number): CacheEntry<T> {
  const fresh = started + rule.fresh * 1_000;
  return {
    value: loaded.value,
    freshUntil: Math.min(fresh, loaded.freshUntil ?? fresh),
    staleUntil: loaded.freshUntil === undefined ? started + rule.stale * 1_000 : loaded.freshUntil,
    errorUntil: started + rule.ifError * 1_000,
    tags: [...new Set([...rule.tags, ...loaded.tags])],
    size: loaded.size,
    ...(loaded.storage === 'negative' ? { endless: true } : {}),
  };
}
