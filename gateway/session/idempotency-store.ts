import { LRUCache } from 'lru-cache';

/** Makes an action happen once, however often it is asked for. Redis can stand behind the same interface. */
export interface IdempotencyStore {
  /**
   * Runs `action` unless it was run under this key within `life` milliseconds; then its outcome is answered again.
   * An action that throws, or whose outcome is not worth keeping, may be run again.
   */
  once<T>(key: string, life: number, action: () => Promise<T>, keep: (outcome: T) => boolean): Promise<T>;
}

/** Outcomes in the memory of one process, bounded. */
export class MemoryIdempotencyStore implements IdempotencyStore {
  readonly #outcomes = new LRUCache<string, Promise<unknown>>({ max: 10_000 });

  once<T>(key: string, life: number, action: () => Promise<T>, keep: (outcome: T) => boolean): Promise<T> {
    const known = this.#outcomes.get(key);
    // A key is made of the action's own name, so what lies under it is that action's outcome.
    if (known) return known as Promise<T>;
    const running = action();
    this.#outcomes.set(key, running, { ttl: life });
    const forget = () => {
      if (this.#outcomes.get(key) === running) this.#outcomes.delete(key);
    };
    running.then((outcome) => keep(outcome) || forget(), forget);
    return running;
  }
}
