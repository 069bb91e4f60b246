import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { orWithout, type SharedStore, script } from '../../redis/shared-store.ts';
import { MAX_SUBJECTS, type RequestCount, type RequestCounts } from './request-counts.ts';

const SYNC_INTERVAL_MS = 250;

const ADD_SCRIPT = script(`
local total = redis.call('INCRBY', KEYS[1], ARGV[1])
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return total`);

interface Count {
  readonly window: number;
  readonly length: number;
  /** Count of all gateways at the last exchange. */
  total: number;
  /** Count of this gateway since then. */
  since: number;
}

/**
 * Counts across all gateways of a shop. Each counts in memory and exchanges four times a second, so no request waits for
 * Redis; a limit can be exceeded by a quarter of a second of traffic. Windows begin at the same time everywhere.
 */
export class RedisRequestCounts implements RequestCounts {
  readonly #store: SharedStore;
  readonly #counts = new LRUCache<string, Count>({ max: MAX_SUBJECTS });
  readonly #changed = new Set<string>();
  #exchanging = false;

  constructor(store: SharedStore) {
    this.#store = store;
    setInterval(() => this.#exchangeAll(), SYNC_INTERVAL_MS).unref();
  }

  add(subject: string, length: number): RequestCount {
    const now = Date.now();
    const window = Math.floor(now / length);
    const known = this.#counts.get(subject);
    const count = known?.window === window ? known : { window, length, total: 0, since: 0 };
    if (count !== known) this.#counts.set(subject, count);
    count.since++;
    this.#changed.add(subject);
    return { current: count.total + count.since, ttl: (window + 1) * length - now };
  }

  #exchangeAll(): void {
    if (this.#exchanging || this.#changed.size === 0) return;
    this.#exchanging = true;
    void Promise.all([...this.#changed].map((subject) => this.#exchange(subject))).finally(() => {
      this.#exchanging = false;
    });
  }

  async #exchange(subject: string): Promise<void> {
    this.#changed.delete(subject);
    const count = this.#counts.peek(subject);
    if (count === undefined || count.since === 0) return;
    const sent = count.since;
    const hashed = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
    const add = () =>
      this.#store.run(ADD_SCRIPT, [`rate:${hashed}:${count.window}`], String(sent), String(count.length * 2));
    const total = await orWithout(add, () => null);
    if (total === null) {
      this.#changed.add(subject);
      return;
    }
    count.total = Number(total);
    count.since -= sent;
  }
}
