import { createHash } from 'node:crypto';
import type { SharedStore } from '../redis/shared-store.ts';

/** `changed`: read it again; `ended`: the session has another token, or has ended. */
export type Signal = 'changed' | 'ended';
type SignalListener = (signal: Signal) => void;

export type ChangeSignals = ReturnType<typeof changeSignals>;

/** Topic of a session and its cart. @param key hash of the token (`tokenKey`) */
export function sessionTopic(key: string): string {
  return `session:${key}`;
}

export function orderTopic(orderId: string): string {
  return `order:${createHash('sha256').update(orderId).digest('base64url')}`;
}

const CHANNEL = 'changes';
/** Period over which all watched topics are read again after a Redis outage, to spread the load on Shopware. */
const CATCH_UP_MS = 3_000;

/**
 * Notifies streams of changes by any gateway, without personal data; during a Redis outage by this one only. Afterwards
 * all watched topics count as changed, since signals were missed.
 */
export function changeSignals(redis: SharedStore | null) {
  const byTopic = new Map<string, Set<SignalListener>>();
  const signalLocally = (signal: Signal, topic: string) => {
    for (const listener of [...(byTopic.get(topic) ?? [])]) listener(signal);
  };
  redis?.listen(CHANNEL, (message) => {
    const [signal, topic = ''] = message.split(' ', 2);
    if (signal === 'changed' || signal === 'ended') signalLocally(signal, topic);
  });
  redis?.onReturn(() => {
    for (const topic of byTopic.keys())
      setTimeout(() => signalLocally('changed', topic), Math.random() * CATCH_UP_MS).unref();
  });
  return {
    /** Does not wait, and never fails. */
    signal(signal: Signal, topic: string): void {
      if (redis === null) signalLocally(signal, topic);
      else redis.publish(CHANNEL, `${signal} ${topic}`).catch(() => signalLocally(signal, topic));
    },
    /** @returns a function that stops watching */
    watch(topic: string, listener: SignalListener): () => void {
      const listeners = byTopic.get(topic) ?? new Set();
      byTopic.set(topic, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && byTopic.get(topic) === listeners) byTopic.delete(topic);
      };
    },
  };
}
