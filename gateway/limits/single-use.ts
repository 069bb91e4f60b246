import { LRUCache } from 'lru-cache';

/** Lets a ticket be used once. */
export interface SingleUse {
  /**
   * Uses a ticket.
   * @param life milliseconds for which the ticket could be used at all
   * @returns whether this was the first time
   */
  use(ticket: string, life: number): Promise<boolean>;
  /** Whether a ticket was used and not given back. */
  isUsed(ticket: string): Promise<boolean>;
  /** Gives a ticket back whose use came to nothing. */
  giveBack(ticket: string): Promise<void>;
}

/** Used tickets in the memory of one process, bounded. */
export class MemorySingleUse implements SingleUse {
  readonly #used = new LRUCache<string, true>({ max: 100_000 });

  async use(ticket: string, life: number): Promise<boolean> {
    if (this.#used.has(ticket)) return false;
    this.#used.set(ticket, true, { ttl: life });
    return true;
  }

  async isUsed(ticket: string): Promise<boolean> {
    return this.#used.has(ticket);
  }

  async giveBack(ticket: string): Promise<void> {
    this.#used.delete(ticket);
  }
}
