import type { Shape } from '../../lib/shape.ts';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { CachePolicy } from './cache-policy.ts';
import { EVERY_TAG } from './every-tag.ts';
import type { L2Cache } from './l2-cache.ts';
import { type CacheEntry, MemoryCache } from './memory.ts';

/** Something fresh to be kept. */
interface Loaded<T> {
  readonly value: T;
  /** Bytes it takes, about. */
  readonly size: number;
  readonly tags: readonly string[];
  /** Latest moment (milliseconds since 1970) at which it is still fresh, when its parts say so. */
  readonly freshUntil?: number;
  /**
   * Whether it may be kept at all; true when absent. `apart`: kept shortly and where it takes no room from others, for
   * what anybody can ask for without end (addresses that lead nowhere). `here`: in this gateway's memory alone, for what
   * strangers write themselves.
   */
  readonly keep?: boolean | 'apart' | 'here';
}

/** Milliseconds for which an entry is served again after Shopware failed to replace it. */
const FAILURE_PAUSE_MS = 5_000;
/** Part of the memory that is set apart for answers that there is nothing. */
const NEGATIVE_SHARE = 1 / 16;
/** Milliseconds for which it is known that there is nothing. */
const NEGATIVE_TTL_MS = 10_000;

/** What a look into the cache came to, for whoever counts. */
type CacheOutcome = 'hit' | 'stale' | 'shared' | 'miss' | 'error';

/**
 * Keeps what is the same for everybody: one flight per key, stale while it is fetched anew, stale when Shopware
 * cannot answer, and no error ever. Behind the memory there may be a second tier.
 */
export class ReadCache {
  readonly #memory: MemoryCache;
  readonly #apart: MemoryCache;
  readonly #second: L2Cache | null;
  readonly #flights = new Map<string, Promise<CacheEntry<unknown>>>();
  #generation = 0;
  /** While Shopware is known not to answer, nobody waits for it who can be served with what is kept. */
  #downUntil = 0;
  /** Told of every look: under which rule, and what it came to. */
  observe: (read: string, outcome: CacheOutcome) => void = () => undefined;

  /** @param maxSize bytes in memory */
  constructor(maxSize: number, second: L2Cache | null = null) {
    this.#memory = new MemoryCache(Math.ceil(maxSize * (1 - NEGATIVE_SHARE)));
    this.#apart = new MemoryCache(Math.ceil(maxSize * NEGATIVE_SHARE));
    this.#second = second;
  }

  /** Entries in memory and the bytes that they take. */
  get extent(): MemoryCache['extent'] {
    const [all, apart] = [this.#memory.extent, this.#apart.extent];
    return { entries: all.entries + apart.entries, bytes: all.bytes + apart.bytes };
  }

  /**
   * The entry under a key, loaded when needed. The caller keeps one type per key.
   * @param shape what a value must have to be cached, and to be believed when it comes out of the second tier
   * @throws UpstreamError `garbage` for a loaded value without it
   */
  async get<T>(
    key: string,
    rule: CachePolicy,
    shape: Shape,
    load: () => Promise<Loaded<T>>,
  ): Promise<CacheEntry<T>> {
    const kept = (this.#memory.get(key) ?? this.#apart.get(key)) as CacheEntry<T> | undefined;
    const now = Date.now();
    if (kept && now < kept.freshUntil) return this.#recordOutcome(rule, 'hit', kept);
    if (kept && now < kept.staleUntil) {
      this.#fetchOnce(key, rule, shape, load).catch(() => undefined);
      return this.#recordOutcome(rule, 'stale', kept);
    }
    if (kept && now < kept.errorUntil && now < this.#downUntil) {
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, kept, now));
    }
    try {
      return (await this.#fetchOnce(key, rule, shape, load)) as CacheEntry<T>;
    } catch (error) {
      if (!kept || !this.#serves(kept, error)) throw error;
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, kept, Date.now()));
    }
  }

  /** Drops what carries one of the tags (`*`: all); what is being fetched just now is neither kept nor handed to anybody else. */
  invalidate(tags: readonly string[]): number {
    this.#generation++;
    this.#flights.clear();
    // What was not there may be now, and carries no tag that says so.
    const nowhere = this.#apart.clear();
    return nowhere + (tags.includes(EVERY_TAG) ? this.#memory.clear() : this.#memory.invalidate(tags));
  }

  #recordOutcome<T>(rule: CachePolicy, outcome: CacheOutcome, entry: CacheEntry<T>): CacheEntry<T> {
    this.observe(rule.tags[0] ?? '', outcome);
    return entry;
  }

  /** Whether an entry is served in place of what failed; notes that Shopware does not answer. */
  #serves(kept: CacheEntry<unknown>, error: unknown): boolean {
    if (!(error instanceof UpstreamError) || error.reason === 'maintenance') return false;
    if (Date.now() >= kept.errorUntil) return false;
    if (['timeout', 'unreachable', 'overloaded'].includes(error.reason)) {
      this.#downUntil = Date.now() + FAILURE_PAUSE_MS;
    }
    return true;
  }

  #extendStale<T>(key: string, kept: CacheEntry<T>, now: number): CacheEntry<T> {
    const again = { ...kept, freshUntil: now + FAILURE_PAUSE_MS, staleUntil: now + FAILURE_PAUSE_MS };
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
    // One type per key: what lies in the second tier was kept by a caller of this method.
    const found = (shared !== null && shape(shared.value) ? shared : null) as CacheEntry<T> | null;
    if (found !== null && Date.now() < found.freshUntil) {
      if (generation === this.#generation) this.#memory.set(key, found);
      return this.#recordOutcome(rule, 'shared', found);
    }
    try {
      const loaded = await load();
      if (!shape(loaded.value)) throw new UpstreamError('garbage', `${key} is not what belongs there`);
      const entry = entryOf(rule, loaded, started);
      if (generation === this.#generation) this.#store(key, entry, loaded.keep ?? true, purgeVersion);
      return this.#recordOutcome(rule, 'miss', entry);
    } catch (error) {
      if (found === null || !this.#serves(found, error)) throw error;
      return this.#recordOutcome(rule, 'error', this.#extendStale(key, found, Date.now()));
    }
  }

  #store(
    key: string,
    entry: CacheEntry<unknown>,
    how: NonNullable<Loaded<unknown>['keep']>,
    purgeVersion: number | null,
  ): void {
    if (how === false) return;
    if (how === 'apart') {
      const end = Math.min(entry.freshUntil, Date.now() + NEGATIVE_TTL_MS);
      this.#apart.set(key, { ...entry, freshUntil: end, staleUntil: end });
      return;
    }
    this.#memory.set(key, entry);
    if (purgeVersion !== null && how !== 'here') void this.#second?.set(key, entry, purgeVersion);
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
    ...(loaded.keep === 'apart' ? { endless: true } : {}),
  };
}
