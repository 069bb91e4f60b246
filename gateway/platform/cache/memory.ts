import { LRUCache } from 'lru-cache';

/** Something kept, and until when (milliseconds since 1970) it serves which purpose. */
export interface CacheEntry<T> {
  readonly value: T;
  readonly freshUntil: number;
  readonly staleUntil: number;
  readonly errorUntil: number;
  readonly tags: readonly string[];
  /** Whether anybody can ask for such things without end. */
  readonly endless?: boolean;
  /** Bytes that the value takes in memory. */
  readonly size: number;
}

/** Bytes that an entry takes besides its value: its place in the list, in the map and under each of its tags. */
const ENTRY_BYTES = 560;
const TAG_BYTES = 90;

/** Entries in memory; the least used go when all together grow above a number of bytes. */
export class MemoryCache {
  readonly #entries: LRUCache<string, CacheEntry<unknown>>;
  readonly #keysByTag = new Map<string, Set<string>>();

  /** @param maxSize bytes */
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

  /** Drops every entry that carries one of the tags; answers how many. */
  invalidate(tags: readonly string[]): number {
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.#entries.delete(key);
    return keys.size;
  }

  /** Drops all; answers how many. */
  clear(): number {
    const { size } = this.#entries;
    this.#entries.clear();
    this.#keysByTag.clear();
    return size;
  }

  /** How many entries there are, and how many bytes they take. */
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
