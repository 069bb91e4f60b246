import { LRUCache } from 'lru-cache';

/** Lets a ticket be used once. */
export interface SingleUse {
  /**
   * Uses a ticket.
   * @param ttlMs milliseconds for which the ticket could be used at all
   * @returns whether this was the first time
   */
  use(ticket: string, ttlMs: number): Promise<boolean>;
  /** Whether a ticket was used and not given back. */
  isUsed(ticket: string): Promise<boolean>;
  /** Gives a ticket back whose use came to nothing. */
  release(ticket: string): Promise<void>;
}

/** Used tickets in the memory of one process, bounded. */
export class MemorySingleUse implements SingleUse {
  readonly #used = new LRUCache<string, true>({ max: 100_000 });

  async use(ticket: string, ttlMs: number): Promise<boolean> {
    if (this.#used.has(ticket)) return false;
    this.#used.set(ticket, true, { ttl: ttlMs });
    return true;
  }

  async isUsed(ticket: string): Promise<boolean> {
    return this.#used.has(ticket);
  }

  async release(ticket: string): Promise<void> {
    this.#used.delete(ticket);
  }
}
