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
