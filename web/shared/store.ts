import { useSyncExternalStore } from 'react';
import { Listeners } from './listeners.ts';

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
