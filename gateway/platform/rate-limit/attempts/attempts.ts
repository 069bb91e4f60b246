import { LRUCache } from 'lru-cache';

export interface Attempts {
  /**
   * Counts one attempt.
   * @param most attempts per minute
   * @param cost weight of this attempt, capped at `most`
   * @returns seconds to wait after too many attempts, otherwise 0
   */
  take(key: string, most: number, cost?: number): Promise<number>;
  forget(key: string): Promise<void>;
}

export const WINDOW_MS = 60_000;

/** Sliding-window counts in the memory of one process, bounded. */
export class MemoryAttempts implements Attempts {
  readonly #times = new LRUCache<string, readonly number[]>({ max: 50_000, ttl: WINDOW_MS });

  async take(key: string, most: number, cost = 1): Promise<number> {
    const now = Date.now();
    const recent = (this.#times.get(key) ?? []).filter((time) => time > now - WINDOW_MS);
    const oldest = recent[0];
    const counted = Math.min(cost, most);
    if (oldest !== undefined && recent.length + counted > most)
      return Math.ceil((oldest + WINDOW_MS - now) / 1_000);
    this.#times.set(key, [...recent, ...Array<number>(counted).fill(now)]);
    return 0;
  }

  async forget(key: string): Promise<void> {
    this.#times.delete(key);
  }
}
