import { UpstreamError } from '../shopware/errors.ts';
import type { ReadRule } from './manifest.ts';
import type { CacheEntry, CacheTier } from './memory-tier.ts';

/** Something fresh to be kept. */
export interface Loaded<T> {
  readonly value: T;
  /** Bytes it takes, about. */
  readonly size: number;
  readonly tags: readonly string[];
  /** Latest moment (milliseconds since 1970) at which it is still fresh, when its parts say so. */
  readonly freshUntil?: number;
  /** Whether it may be kept at all; true when absent. */
  readonly keep?: boolean;
}

/** Milliseconds for which an entry is served again after Shopware failed to replace it. */
const PAUSE_AFTER_FAILURE = 5_000;

/**
 * Keeps what is the same for everybody: one flight per key, stale while it is fetched anew, stale when Shopware
 * cannot answer, and no error ever.
 */
export class ReadCache {
  readonly #tier: CacheTier;
  readonly #flights = new Map<string, Promise<CacheEntry<unknown>>>();
  #generation = 0;
  /** While Shopware is known not to answer, nobody waits for it who can be served with what is kept. */
  #downUntil = 0;

  constructor(tier: CacheTier) {
    this.#tier = tier;
  }

  /** The entry under a key, loaded when needed. The caller keeps one type per key. */
  async get<T>(key: string, rule: ReadRule, load: () => Promise<Loaded<T>>): Promise<CacheEntry<T>> {
    const kept = this.#tier.get(key) as CacheEntry<T> | undefined;
    const now = Date.now();
    if (kept && now < kept.freshUntil) return kept;
    if (kept && now < kept.staleUntil) {
      this.#fly(key, rule, load).catch(() => undefined);
      return kept;
    }
    if (kept && now < kept.errorUntil && now < this.#downUntil) return this.#again(key, kept, now);
    try {
      return (await this.#fly(key, rule, load)) as CacheEntry<T>;
    } catch (error) {
      if (!(error instanceof UpstreamError) || !kept || now >= kept.errorUntil) throw error;
      if (error.reason === 'maintenance') throw error;
      if (error.reason === 'timeout' || error.reason === 'unreachable')
        this.#downUntil = Date.now() + PAUSE_AFTER_FAILURE;
      return this.#again(key, kept, Date.now());
    }
  }

  /** Drops what carries one of the tags; what is being fetched just now is not kept either. */
  invalidate(tags: readonly string[]): number {
    this.#generation++;
    return this.#tier.invalidate(tags);
  }

  #again<T>(key: string, kept: CacheEntry<T>, now: number): CacheEntry<T> {
    const again = { ...kept, freshUntil: now + PAUSE_AFTER_FAILURE, staleUntil: now + PAUSE_AFTER_FAILURE };
    this.#tier.set(key, again);
    return again;
  }

  #fly<T>(key: string, rule: ReadRule, load: () => Promise<Loaded<T>>): Promise<CacheEntry<unknown>> {
    const flying = this.#flights.get(key);
    if (flying) return flying;
    const flight = this.#load(key, rule, load).finally(() => this.#flights.delete(key));
    this.#flights.set(key, flight);
    return flight;
  }

  async #load<T>(key: string, rule: ReadRule, load: () => Promise<Loaded<T>>): Promise<CacheEntry<T>> {
    const generation = this.#generation;
    const started = Date.now();
    const loaded = await load();
    const fresh = started + rule.fresh * 1_000;
    const entry: CacheEntry<T> = {
      value: loaded.value,
      freshUntil: Math.min(fresh, loaded.freshUntil ?? fresh),
      staleUntil: loaded.freshUntil === undefined ? started + rule.stale * 1_000 : loaded.freshUntil,
      errorUntil: started + rule.ifError * 1_000,
      tags: [...new Set([...rule.tags, ...loaded.tags])],
      size: loaded.size,
    };
    if (loaded.keep !== false && generation === this.#generation) this.#tier.set(key, entry);
    return entry;
  }
}
