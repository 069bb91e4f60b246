import { LRUCache } from 'lru-cache';
import { isOutcomeUnknown } from '../shopware/errors.ts';

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

/** Outcomes in the memory of one process, bounded. */
export class MemoryIdempotencyStore implements IdempotencyStore {
  readonly #outcomes = new LRUCache<string, Promise<unknown>>({ max: 10_000 });
  readonly #interrupted = new LRUCache<string, number>({ max: 10_000 });

  once<T>({ key, life, run, keep }: OnceAction<T>): Promise<T> {
    const known = this.#outcomes.get(key);
    // A key is made of the action's own name, so what lies under it is that action's outcome.
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
