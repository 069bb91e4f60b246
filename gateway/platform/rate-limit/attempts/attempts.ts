export interface Attempts {
  /**
   * Counts one attempt.
   * @param most attempts per minute
   * @param cost weight of this attempt, capped at `most`
   * @returns seconds to wait when there were too many, else 0
   */
  take(key: string, most: number, cost?: number): Promise<number>;
  forget(key: string): Promise<void>;
}

export const WINDOW_MS = 60_000;
