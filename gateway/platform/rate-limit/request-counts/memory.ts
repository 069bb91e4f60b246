import { LRUCache } from 'lru-cache';
import { MAX_SUBJECTS, type RequestCount, type RequestCounts } from './request-counts.ts';

/** Counts of one gateway; a window begins with the first request of its subject. */
export class MemoryRequestCounts implements RequestCounts {
  readonly #counts = new LRUCache<string, { current: number; ends: number }>({ max: MAX_SUBJECTS });

  add(subject: string, length: number): RequestCount {
    const now = Date.now();
    const known = this.#counts.get(subject);
    if (known !== undefined && now < known.ends) {
      known.current++;
      return { current: known.current, ttl: known.ends - now };
    }
    this.#counts.set(subject, { current: 1, ends: now + length });
    return { current: 1, ttl: length };
  }
}
