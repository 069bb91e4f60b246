import { randomUUID } from 'node:crypto';
import { EVERY_TAG } from '../cache/cache-policy.ts';
import type { redisL2Cache } from '../cache/redis.ts';
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
  readonly from: string;
  readonly tags: readonly string[];
}

/** Acknowledged purge at all gateways of a shop, in the given time: first L2, then the memory of each gateway. */
export function purges(
  store: SharedStore,
  l2: Pick<ReturnType<typeof redisL2Cache>, 'purge'>,
  drop: (tags: readonly string[]) => number,
  acknowledgeTimeoutMs: number,
) {
  const me = randomUUID();
  const waiting = new Map<string, (gateway: string) => void>();

  async function present(): Promise<string[]> {
    const times = [Date.now(), HEARTBEAT_TIMEOUT_MS];
    const reply = await store.run(MEMBERS_SCRIPT, [MEMBERS_KEY], me, ...times);
    return Array.isArray(reply) ? reply.flatMap((name) => asText(name) ?? []) : [];
  }

  async function receive(text: string): Promise<void> {
    const { id, from, tags } = JSON.parse(text) as PurgeMessage;
    if (from === me) return;
    drop(tags);
    await store.publish('purged', `${id} ${me}`);
  }

  async function otherGateways(tags: readonly string[]): Promise<boolean> {
    const missing = new Set(await present());
    missing.delete(me);
    if (missing.size === 0) return true;
    const id = randomUUID();
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const timer = setTimeout(() => resolve(false), acknowledgeTimeoutMs);
    waiting.set(id, (gateway) => {
      missing.delete(gateway);
      if (missing.size === 0) resolve(true);
    });
    try {
      await store.publish('purge', JSON.stringify({ id, from: me, tags } satisfies PurgeMessage));
      return await promise;
    } finally {
      clearTimeout(timer);
      waiting.delete(id);
    }
  }

  const heartbeat = () => void present().catch(() => undefined);
  // Without an acknowledgement the purge counts as incomplete.
  store.listen('purge', (text) => void receive(text).catch(() => undefined));
  store.listen('purged', (text) => {
    const [id = '', gateway = ''] = text.split(' ');
    waiting.get(id)?.(gateway);
  });
  // Purges published while Redis was unreachable were missed.
  store.onReturn(() => {
    drop([EVERY_TAG]);
    heartbeat();
  });
  const timer = setInterval(heartbeat, HEARTBEAT_INTERVAL_MS).unref();
  return {
    /** Drops entries with any of the tags, here and at all other gateways. */
    purge: (tags: readonly string[]): Promise<PurgeResult> =>
      orWithout(
        async () => {
          await l2.purge(tags);
          return { dropped: drop(tags), everywhere: await otherGateways(tags) };
        },
        () => ({ dropped: drop(tags), everywhere: false }),
      ),
    /** Deregisters this gateway, so that no purge waits for it. */
    async close(): Promise<void> {
      clearInterval(timer);
      await orNull(() => store.call('ZREM', MEMBERS_KEY, me));
    },
  };
}
