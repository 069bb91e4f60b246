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
