export interface OnceAction<T> {
  /** Identifies the action and its caller. */
  readonly key: string;
  /** Milliseconds for which the stored outcome is returned. */
  readonly life: number;
  /**
   * @param interrupted start of an earlier run (milliseconds since 1970) whose effect is unknown because the process
   * was killed or Shopware's answer was lost; null on the first run
   * @returns plain JSON data
   */
  run(interrupted: number | null): Promise<T>;
  /** Whether to store the outcome; otherwise the action may run again. */
  keep(outcome: T): boolean;
}

export interface IdempotencyStore {
  /** Runs an action once per key and returns the stored outcome afterwards. An action that throws may run again. */
  once<T>(action: OnceAction<T>): Promise<T>;
}
