/** Counts attempts at what somebody could guess. */
export interface Attempts {
  /**
   * Counts one attempt under a key.
   * @param most attempts that a minute allows
   * @param cost how many this one counts for; never more than all
   * @returns seconds to wait when there were too many, else 0
   */
  take(key: string, most: number, cost?: number): Promise<number>;
  /** Forgets the attempts under a key, after one that succeeded. */
  forget(key: string): Promise<void>;
}

/** Milliseconds. */
export const WINDOW_MS = 60_000;
