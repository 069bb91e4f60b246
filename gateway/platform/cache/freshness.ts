import type { CacheEntry } from './memory.ts';

/** Freshness of a response: the earliest expiry and all tags of its entries. */
export class Freshness {
  readonly tags = new Set<string>();
  /** Whether one part has an unbounded key space. */
  endless = false;
  /** Milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;
  /** Earliest time at which a part may no longer be served stale. */
  staleUntil = Number.POSITIVE_INFINITY;

  note(entry: CacheEntry<unknown>): void {
    this.until = Math.min(
      this.until,
      Math.max(entry.freshUntil, Math.min(entry.staleUntil, Date.now() + 5_000)),
    );
    this.staleUntil = Math.min(this.staleUntil, entry.staleUntil);
    this.endless ||= entry.endless === true;
    for (const tag of entry.tags) this.tags.add(tag);
  }

  /** Marks the response as incomplete, so that it is not cached. */
  expire(): void {
    this.until = Math.min(this.until, Date.now());
    this.staleUntil = this.until;
  }
}
