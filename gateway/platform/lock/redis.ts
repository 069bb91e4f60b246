import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError, unshared } from '../../lib/upstream-error.ts';
import { asText, orWithout, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { LEASE_MS, Lease, workIsOverAfter } from './lease.ts';
import { type LockHold, MemorySessionLock, type SessionLock } from './session-lock.ts';

/** Time in which the next holder must accept the hand-over. */
const HANDOVER_MS = 1_500;
/** Fallback polling, in case the hand-over message is lost. */
const POLL_INTERVAL_MS = 250;
/** Must be longer than an order may take. */
const TURN_TIMEOUT_MS = 30_000;
/** Margin for polling after Redis has lost its data. */
const PATIENCE_MS = 500;

/** Takes the lock or joins its queue; returns whether it was taken. */
const ACQUIRE_SCRIPT = script(`
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
  redis.call('LREM', KEYS[2], 0, ARGV[1])
  redis.call('RPUSH', KEYS[2], ARGV[1])
  redis.call('PEXPIRE', KEYS[2], ARGV[4])
end
return 0`);

/** Hands the lock to the next in the queue and returns its ticket, if any. */
const RELEASE_SCRIPT = script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return nil end
local after = redis.call('LPOP', KEYS[2])
if after then redis.call('SET', KEYS[1], after, 'PX', ARGV[2]) else redis.call('DEL', KEYS[1]) end
return after`);

const CANCEL_SCRIPT = script(`redis.call('LREM', KEYS[2], 0, ARGV[1])
if redis.call('GET', KEYS[1]) == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`);

const HANDOVER_CHANNEL = 'turns';

/** Allows reads only, because without Redis another gateway could hold the same lock. */
const UNCOVERED_HOLD: LockHold = { secure: () => Promise.reject(unshared()) };

/**
 * FIFO lock across all gateways of a shop. Callers of one process queue locally, so that Redis sees one of them at a
 * time. A killed holder delays the others by a few seconds. While Redis is unavailable for longer than the grace period,
 * work is serialised in this process only, and its hold is not secure.
 */
export class RedisSessionLock implements SessionLock {
  readonly #store: SharedStore;
  readonly #local = new MemorySessionLock();
  readonly #waiting = new Map<string, PromiseWithResolvers<void>>();

  constructor(store: SharedStore) {
    this.#store = store;
    store.listen(HANDOVER_CHANNEL, (ticket) => this.#waiting.get(ticket)?.resolve());
  }

  /** @throws UpstreamError `overloaded` when the lock was not acquired within 30 seconds */
  run<T>(key: string, work: (turn: LockHold) => Promise<T>): Promise<T> {
    return this.#local.run(key, async () => {
      const ticket = randomUUID();
      const keys = [`lock:{${key}}`, `line:{${key}}`] as const;
      const acquiredAt = await orWithout(
        () => this.#acquire(keys, ticket),
        () => this.#cancel(keys, ticket),
      );
      if (acquiredAt === null) return work(UNCOVERED_HOLD);
      const lease = new Lease(this.#store, keys[0], ticket, acquiredAt);
      try {
        return await work({ secure: (ms) => this.#secure(lease, ms) });
      } finally {
        lease.end();
        await this.#release(keys, ticket);
      }
    });
  }

  #secure(lease: Lease, ms: number): Promise<void> {
    // A call that arrives just after Redis is back must wait for the full time, not be refused shortly before its end.
    const graceMs = Math.max(this.#store.graceMs, workIsOverAfter(ms) + PATIENCE_MS);
    return this.#store.insistOrRefuse(() => lease.cover(ms), graceMs);
  }

  /** Returns the start of the successful attempt, in milliseconds by `performance.now()`. */
  async #acquire(keys: readonly [string, string], ticket: string): Promise<number> {
    const end = Date.now() + TURN_TIMEOUT_MS;
    try {
      this.#waiting.set(ticket, Promise.withResolvers());
      for (let line: 'line' | 'stay' = 'line'; Date.now() < end; line = 'stay') {
        const startedAt = await this.#store.insist(() => this.#tryAcquire(keys, ticket, line));
        if (startedAt !== null) return startedAt;
        await this.#handoverOrPoll(ticket);
        this.#waiting.set(ticket, Promise.withResolvers());
      }
    } finally {
      this.#waiting.delete(ticket);
    }
    this.#cancel(keys, ticket);
    throw new UpstreamError('overloaded', 'too many calls of the session are queued', 503, 5);
  }

  async #tryAcquire(
    keys: readonly [string, string],
    ticket: string,
    line: 'line' | 'stay',
  ): Promise<number | null> {
    const startedAt = performance.now();
    const lives = [LEASE_MS, line, TURN_TIMEOUT_MS + LEASE_MS];
    return (await this.#store.runDurably(ACQUIRE_SCRIPT, keys, ticket, ...lives)) === 1 ? startedAt : null;
  }

  async #handoverOrPoll(ticket: string): Promise<void> {
    const abort = new AbortController();
    const poll = wait(POLL_INTERVAL_MS, undefined, { signal: abort.signal }).catch(() => undefined);
    await Promise.race([this.#waiting.get(ticket)?.promise, poll]);
    abort.abort();
  }

  async #release(keys: readonly [string, string], ticket: string): Promise<void> {
    try {
      const next = asText(await this.#store.run(RELEASE_SCRIPT, keys, ticket, HANDOVER_MS));
      if (next !== null) await this.#store.publish(HANDOVER_CHANNEL, next);
    } catch {
      this.#cancel(keys, ticket);
    }
  }

  /** Releases the lock and the place in the queue; a paused Redis may still execute the commands sent for them. */
  #cancel(keys: readonly [string, string], ticket: string): null {
    this.#store.tidy(() => this.#store.run(CANCEL_SCRIPT, keys, ticket));
    return null;
  }
}
