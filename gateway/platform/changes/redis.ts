import type { SharedStore } from '../redis/shared-store.ts';
import {
  type ChangeSignals,
  MemoryChangeSignals,
  type Signal,
  type SignalListener,
} from './change-signals.ts';

const CHANNEL = 'changes';
/** Period over which all watched topics are read again after a Redis outage, to spread the load on Shopware. */
const CATCH_UP_MS = 3_000;

/**
 * Signals among the gateways of a shop. During a Redis outage each gateway receives only its signals; afterwards all
 * watched topics count as changed, since others were missed.
 */
export class RedisChangeSignals implements ChangeSignals {
  readonly #store: SharedStore;
  readonly #local = new MemoryChangeSignals();

  constructor(store: SharedStore) {
    this.#store = store;
    store.listen(CHANNEL, (message) => {
      const [signal, topic = ''] = message.split(' ', 2);
      if (signal === 'changed' || signal === 'ended') this.#local.signal(signal, topic);
    });
    store.onReturn(() => this.#catchUp());
  }

  signal(signal: Signal, topic: string): void {
    this.#store.publish(CHANNEL, `${signal} ${topic}`).catch(() => this.#local.signal(signal, topic));
  }

  watch(topic: string, listener: SignalListener): () => void {
    return this.#local.watch(topic, listener);
  }

  #catchUp(): void {
    for (const topic of this.#local.topics()) {
      setTimeout(() => this.#local.signal('changed', topic), Math.random() * CATCH_UP_MS).unref();
    }
  }
}
