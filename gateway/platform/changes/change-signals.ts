import { createHash } from 'node:crypto';

/** `changed`: read it again; `ended`: the session has another token, or has ended. */
export type Signal = 'changed' | 'ended';
export type SignalListener = (signal: Signal) => void;

/** Notifies streams of changes by any gateway. A signal has no content, so it contains no personal data. */
export interface ChangeSignals {
  /** Does not wait, and never fails. */
  signal(signal: Signal, topic: string): void;
  /** @returns a function that stops watching */
  watch(topic: string, listener: SignalListener): () => void;
}

/** Topic of a session and its cart. @param key hash of the token (`tokenKey`) */
export function sessionTopic(key: string): string {
  return `session:${key}`;
}

export function orderTopic(orderId: string): string {
  return `order:${createHash('sha256').update(orderId).digest('base64url')}`;
}

/** Signals within one gateway. */
export class MemoryChangeSignals implements ChangeSignals {
  readonly #listeners = new Map<string, Set<SignalListener>>();

  signal(signal: Signal, topic: string): void {
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

  /** All watched topics. */
  topics(): string[] {
    return [...this.#listeners.keys()];
  }
}
