/** Functions to call at each change. */
export class Listeners<Value = void> {
  readonly #listeners = new Set<(value: Value) => void>();

  /** Returns a function that unsubscribes. */
  readonly subscribe = (listener: (value: Value) => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  /** Calls all listeners. */
  notify(value: Value): void {
    for (const listener of this.#listeners) listener(value);
  }
}
