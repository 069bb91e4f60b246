import { useSyncExternalStore } from 'react';

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

/** A state of this page outside React; `use` reads it in a component. */
export function createStore<State>(initial: State) {
  const listeners = new Listeners();
  let state = initial;
  return {
    get: (): State => state,
    set(next: State): void {
      state = next;
      listeners.notify();
    },
    subscribe: listeners.subscribe,
    /** The initial state on the server and during hydration. */
    use: (): State =>
      useSyncExternalStore(
        listeners.subscribe,
        () => state,
        () => initial,
      ),
  };
}
