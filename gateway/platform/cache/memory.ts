import { LRUCache } from 'lru-cache';

/** A cached value; times in milliseconds since 1970. */
export interface CacheEntry<T> {
  readonly value: T;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  readonly tags: readonly string[];
  /** Whether its key space is unbounded (any client can invent keys). */
  readonly endless?: boolean;
  /** Bytes of the value in memory. */
  readonly size: number;
}

/** Bookkeeping per entry: list node, map slot and tag sets. */
const ENTRY_BYTES = 560;
const TAG_BYTES = 160;

/** LRU cache bounded by the total bytes of its entries. */
export class MemoryCache {
  readonly #entries: LRUCache<string, CacheEntry<unknown>>;
  readonly #keysByTag = new Map<string, Set<string>>();

  constructor(maxSize: number) {
    this.#entries = new LRUCache({
      maxSize,
      sizeCalculation: (entry, key) => entry.size + key.length + ENTRY_BYTES + entry.tags.length * TAG_BYTES,
      dispose: (entry, key) => this.#untag(key, entry.tags),
    });
  }

  get(key: string): CacheEntry<unknown> | undefined {
    return this.#entries.get(key);
  }

  set(key: string, entry: CacheEntry<unknown>): void {
    this.#entries.set(key, entry);
    if (!this.#entries.has(key)) return;
    for (const tag of entry.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  invalidate(tags: readonly string[]): number {
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.#entries.delete(key);
    return keys.size;
  }

  clear(): number {
    const { size } = this.#entries;
    this.#entries.clear();
    this.#keysByTag.clear();
    return size;
  }

  get extent(): { readonly entries: number; readonly bytes: number } {
    return { entries: this.#entries.size, bytes: this.#entries.calculatedSize };
  }

  #untag(key: string, tags: readonly string[]): void {
    for (const tag of tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}
