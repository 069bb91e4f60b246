import { createHash } from 'node:crypto';
import type { SharedStore } from '../redis/shared-store.ts';

/** `changed`: read it again; `ended`: the session has another token, or has ended. */
export type Signal = 'changed' | 'ended';
type SignalListener = (signal: Signal) => void;

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
export function memoryChangeSignals() {
  const byTopic = new Map<string, Set<SignalListener>>();
  return {
    signal(signal: Signal, topic: string): void {
      for (const listener of [...(byTopic.get(topic) ?? [])]) listener(signal);
    },
    watch(topic: string, listener: SignalListener): () => void {
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
    /** All watched topics. */
    topics: (): string[] => [...byTopic.keys()],
  };
}

const CHANNEL = 'changes';
/** Period over which all watched topics are read again after a Redis outage, to spread the load on Shopware. */
const CATCH_UP_MS = 3_000;

/**
 * Signals among the gateways of a shop. During a Redis outage each gateway receives only its signals; afterwards all
 * watched topics count as changed, since others were missed.
 */
export function redisChangeSignals(store: SharedStore): ChangeSignals {
  const local = memoryChangeSignals();
  store.listen(CHANNEL, (message) => {
    const [signal, topic = ''] = message.split(' ', 2);
    if (signal === 'changed' || signal === 'ended') local.signal(signal, topic);
  });
  store.onReturn(() => {
    for (const topic of local.topics())
      setTimeout(() => local.signal('changed', topic), Math.random() * CATCH_UP_MS).unref();
  });
  return {
    signal(signal, topic) {
      store.publish(CHANNEL, `${signal} ${topic}`).catch(() => local.signal(signal, topic));
    },
    watch: local.watch,
  };
}
