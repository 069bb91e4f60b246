import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { MemorySessionLock, type SessionLock } from '../session/session-lock.ts';
import { UpstreamError } from '../shopware/errors.ts';
import { keepHolding, LEASE } from './lease.ts';
import { asText, orWithout, type SharedStore, script } from './shared-store.ts';

/** Milliseconds within which whoever the lock is handed to must have noticed. */
const HANDOVER = 1_500;
/** Milliseconds between two looks of one who waits, should the news of the turn be lost. */
const LOOK = 250;
/** Milliseconds that somebody waits at most for a turn. */
const PATIENCE = 20_000;

/** Takes the lock, or stands in line for it. Answers whether it was taken. */
const TAKE = script(`
local holder = redis.call('GET', KEYS[1])
if holder == ARGV[1] then
  redis.call('PEXPIRE', KEYS[1], ARGV[2])
  return 1
end
if not holder then
  redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
  redis.call('LREM', KEYS[2], 0, ARGV[1])
  return 1
end
if ARGV[3] == 'line' then
  redis.call('RPUSH', KEYS[2], ARGV[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
end
return 0`);

/** Hands the lock to the next in line. Answers who that is, or nothing. */
const LEAVE = script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return nil end
local after = redis.call('LPOP', KEYS[2])
if after then redis.call('SET', KEYS[1], after, 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
return after`);

const FORGET = script(`redis.call('LREM', KEYS[2], 0, ARGV[1])
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`);

const TURNS = 'turns';

/**
 * The lock of all gateways of a shop, first come, first served. Within this process those who want the same stand in a
 * line of their own, so that Redis sees one of them at a time. A holder that was killed is waited for a few seconds.
 */
export class RedisSessionLock implements SessionLock {
  readonly #store: SharedStore;
  readonly #here = new MemorySessionLock();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  constructor(store: SharedStore) {
    this.#store = store;
    store.listen(TURNS, (ticket) => this.#waiting.get(ticket)?.resolve());
  }

  /** @throws UpstreamError `overloaded` when no turn came within 20 seconds */
  run<T>(key: string, work: () => Promise<T>): Promise<T> {
    return this.#here.run(key, async () => {
      const ticket = randomUUID();
      const keys = [`lock:{${key}}`, `line:{${key}}`] as const;
      const held = await orWithout(
        () => this.#take(keys, ticket),
        () => false,
      );
      if (!held) return work();
      const letGo = keepHolding(this.#store, keys[0], ticket);
      try {
        return await work();
      } finally {
        letGo();
        await this.#leave(keys, ticket);
      }
    });
  }

  /** Waits for the turn; answers true when it has come. */
  async #take(keys: readonly [string, string], ticket: string): Promise<boolean> {
    const take = (line: 'line' | 'stay') =>
      this.#store.run(TAKE, keys, ticket, String(LEASE), line, String(PATIENCE + LEASE));
    const end = Date.now() + PATIENCE;
    try {
      this.#waiting.set(ticket, Promise.withResolvers());
      if ((await take('line')) === 1) return true;
      while (Date.now() < end) {
        await this.#turnOrLook(ticket);
        this.#waiting.set(ticket, Promise.withResolvers());
        if ((await take('stay')) === 1) return true;
      }
    } finally {
      this.#waiting.delete(ticket);
    }
    await orWithout(
      () => this.#store.run(FORGET, keys, ticket),
      () => null,
    );
    throw new UpstreamError(
      'overloaded',
      'a session has more calls under way than can be waited for',
      503,
      5,
    );
  }

  async #turnOrLook(ticket: string): Promise<void> {
    const abort = new AbortController();
    const look = wait(LOOK, undefined, { signal: abort.signal }).catch(() => undefined);
    await Promise.race([this.#waiting.get(ticket)?.promise, look]);
    abort.abort();
  }

  async #leave(keys: readonly [string, string], ticket: string): Promise<void> {
    try {
      const next = asText(await this.#store.run(LEAVE, keys, ticket, String(HANDOVER)));
      if (next !== null) await this.#store.publish(TURNS, next);
    } catch {
      // Redis went away: the lease ends by itself.
    }
  }
}
