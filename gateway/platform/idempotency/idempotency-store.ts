import { LRUCache } from 'lru-cache';
import { isOutcomeUnknown } from '../../lib/upstream-error.ts';

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

/** Outcomes in the memory of one process, bounded. */
export class MemoryIdempotencyStore implements IdempotencyStore {
  readonly #outcomes = new LRUCache<string, Promise<unknown>>({ max: 10_000 });
  readonly #interrupted = new LRUCache<string, number>({ max: 10_000 });

  once<T>({ key, life, run, keep }: OnceAction<T>): Promise<T> {
    const known = this.#outcomes.get(key);
    // The key contains the action's name, so the stored outcome has its type.
    if (known) return known as Promise<T>;
    const began = this.#interrupted.get(key) ?? null;
    const started = Date.now();
    const running = run(began);
    this.#outcomes.set(key, running, { ttl: life });
    const forget = () => {
      if (this.#outcomes.get(key) === running) this.#outcomes.delete(key);
    };
    running.then(
      (outcome) => {
        this.#interrupted.delete(key);
        if (!keep(outcome)) forget();
      },
      (error: unknown) => {
        if (isOutcomeUnknown(error)) this.#interrupted.set(key, began ?? started, { ttl: life });
        forget();
      },
    );
    return running;
  }
}
