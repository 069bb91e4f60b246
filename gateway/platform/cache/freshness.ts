import type { CacheEntry } from './memory.ts';

/** What an answer was made of: until when all of it is fresh, and which tags drop it. */
export class Freshness {
  readonly tags = new Set<string>();
  /** Whether anybody can ask for such answers without end: a part of it is such. */
  endless = false;
  /** Milliseconds since 1970. */
  until = Number.POSITIVE_INFINITY;

  /** Notes an entry that went into the answer. */
  note(entry: CacheEntry<unknown>): void {
    this.until = Math.min(
      this.until,
      Math.max(entry.freshUntil, Math.min(entry.staleUntil, Date.now() + 5_000)),
    );
    this.endless ||= entry.endless === true;
    for (const tag of entry.tags) this.tags.add(tag);
  }

  /** Whole seconds for which the answer stays fresh, at most `most`. */
  seconds(most: number): number {
    return Math.max(0, Math.min(most, Math.floor((this.until - Date.now()) / 1_000)));
  }
}
