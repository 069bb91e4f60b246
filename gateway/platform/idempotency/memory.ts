import { LRUCache } from 'lru-cache';
import { isOutcomeUnknown } from '../../lib/upstream-error.ts';
import type { IdempotencyStore, OnceAction } from './idempotency-store.ts';

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
