import { randomUUID } from 'node:crypto';
import { EVERY_TAG } from '../cache/cache-policy.ts';
import type { RedisL2Cache } from '../cache/redis.ts';
import { asText, orNull, orWithout, script } from './commands.ts';
import type { SharedStore } from './shared-store.ts';

const HEARTBEAT_INTERVAL_MS = 1_000;
/** Gateways without a heartbeat for this long are not waited for. */
const HEARTBEAT_TIMEOUT_MS = 3_500;

const MEMBERS_KEY = 'gateways';
const MEMBERS_SCRIPT = script(`
redis.call('ZADD', KEYS[1], ARGV[2], ARGV[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', ARGV[2] - ARGV[3])
redis.call('PEXPIRE', KEYS[1], 60000)
return redis.call('ZRANGE', KEYS[1], 0, -1)`);

export interface PurgeResult {
  /** Number of entries dropped by this gateway. */
  readonly dropped: number;
  /** Whether every gateway confirmed the purge. If not, one may serve old entries until they expire. */
  readonly everywhere: boolean;
}

interface PurgeMessage {
  readonly id: string;
  /** The gateway that sent it. */
  readonly from: string;
  readonly tags: readonly string[];
}

/** Acknowledged purge at all gateways of a shop: first L2, then the memory of each gateway. */
export class Purges {
  readonly #store: SharedStore;
  readonly #l2: RedisL2Cache;
  readonly #drop: (tags: readonly string[]) => number;
  readonly #me: string = randomUUID();
  readonly #waiting = new Map<string, (gateway: string) => void>();
  readonly #acknowledgeTimeoutMs: number;
  readonly #signs: NodeJS.Timeout;

  /**
   * @param drop drops from this gateway's memory and returns the number of entries
   * @param acknowledgeTimeoutMs time in which every gateway of the shop must acknowledge a purge
   */
  constructor(
    store: SharedStore,
    tier: RedisL2Cache,
    drop: (tags: readonly string[]) => number,
    acknowledgeTimeoutMs: number,
  ) {
    this.#store = store;
    this.#l2 = tier;
    this.#drop = drop;
    this.#acknowledgeTimeoutMs = acknowledgeTimeoutMs;
    store.listen('purge', (text) => void this.#onMessage(text));
    store.listen('purged', (text) => {
      const [id = '', gateway = ''] = text.split(' ');
      this.#waiting.get(id)?.(gateway);
    });
    // Purges published while Redis was unreachable were missed.
    store.onReturn(() => {
      this.#drop([EVERY_TAG]);
      void this.#present().catch(() => undefined);
    });
    this.#signs = setInterval(() => void this.#present().catch(() => undefined), HEARTBEAT_INTERVAL_MS);
    this.#signs.unref();
  }

  /** Drops entries with any of the tags, here and at all other gateways. */
  async purge(tags: readonly string[]): Promise<PurgeResult> {
    return orWithout(
      async () => {
        await this.#l2.purge(tags);
        const dropped = this.#drop(tags);
        return { dropped, everywhere: await this.#otherGateways(tags) };
      },
      () => ({ dropped: this.#drop(tags), everywhere: false }),
    );
  }

  /** Deregisters this gateway, so that no purge waits for it. */
  async close(): Promise<void> {
    clearInterval(this.#signs);
    await orNull(() => this.#store.call('ZREM', MEMBERS_KEY, this.#me));
  }

  /** Notifies the other gateways and waits for their acknowledgements. */
  async #otherGateways(tags: readonly string[]): Promise<boolean> {
    const missing = new Set(await this.#present());
    missing.delete(this.#me);
    if (missing.size === 0) return true;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), this.#acknowledgeTimeoutMs);
    this.#waiting.set(id, (gateway) => {
      missing.delete(gateway);
      if (missing.size === 0) resolve(true);
    });
    try {
      await this.#store.publish('purge', JSON.stringify({ id, from: this.#me, tags } satisfies PurgeMessage));
      return await promise;
    } finally {
      clearTimeout(timer);
      this.#waiting.delete(id);
    }
  }

  async #onMessage(text: string): Promise<void> {
    // Only gateways publish here.
    const { id, from, tags } = JSON.parse(text) as PurgeMessage;
    if (from === this.#me) return;
    this.#drop(tags);
    await orNull(() => this.#store.publish('purged', `${id} ${this.#me}`));
  }

  async #present(): Promise<string[]> {
    const times = [Date.now(), HEARTBEAT_TIMEOUT_MS];
    const reply = await this.#store.run(MEMBERS_SCRIPT, [MEMBERS_KEY], this.#me, ...times);
    return Array.isArray(reply) ? reply.flatMap((name) => asText(name) ?? []) : [];
  }
}
