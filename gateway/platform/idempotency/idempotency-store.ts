/** What is to happen once. */
export interface OnceAction<T> {
  /** Names the action and who asks for it. */
  readonly key: string;
  /** Milliseconds for which its outcome is answered again. */
  readonly life: number;
  /**
   * Does it.
   * @param interrupted when it was begun before (milliseconds since 1970) and nobody knows whether it took effect: the
   * process was killed, or Shopware's answer got lost; null the first time
   * @returns plain JSON data
   */
  run(interrupted: number | null): Promise<T>;
  /** Whether an outcome is worth keeping; the action may be run again after any other. */
  keep(outcome: T): boolean;
}

/** Makes an action happen once, however often and wherever it is asked for. */
export interface IdempotencyStore {
  /** Runs an action unless it ran before; then its outcome is answered again. An action that throws may be run again. */
  once<T>(action: OnceAction<T>): Promise<T>;
}
