import type { ChangeSignals, Signal, SignalListener } from './change-signals.ts';

/** Signals within one gateway. */
export class MemoryChangeSignals implements ChangeSignals {
  readonly #listeners = new Map<string, Set<SignalListener>>();

  tell(signal: Signal, topic: string): void {
    for (const listener of [...(this.#listeners.get(topic) ?? [])]) listener(signal);
  }

  watch(topic: string, listener: SignalListener): () => void {
    const listeners = this.#listeners.get(topic) ?? new Set();
    this.#listeners.set(topic, listeners.add(listener));
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(topic) === listeners) this.#listeners.delete(topic);
    };
  }

  /** Everything that is watched now. */
  topics(): string[] {
    return [...this.#listeners.keys()];
  }
}
