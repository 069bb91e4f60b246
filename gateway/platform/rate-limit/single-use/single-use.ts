import { LRUCache } from 'lru-cache';

export interface SingleUse {
  /**
   * @param ttlMs validity of the ticket
   * @returns whether this was its first use
   */
  use(ticket: string, ttlMs: number): Promise<boolean>;
  isUsed(ticket: string): Promise<boolean>;
  /** Makes a ticket usable again after its use failed. */
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
