import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { UpstreamError, unshared } from '../../lib/upstream-error.ts';
import { asText, orWithout, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { holdLease, LEASE_MS, workIsOverAfter } from './lease.ts';
import { type LockHold, memorySessionLock, type SessionLock } from './session-lock.ts';

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
 * work is serialised in this process only, and its hold is not secure. After 30 seconds without the lock, `run` throws an
 * UpstreamError `overloaded`.
 */
export function redisSessionLock(store: SharedStore): SessionLock {
  const local = memorySessionLock();
  const waiting = new Map<string, PromiseWithResolvers<void>>();
  store.listen(HANDOVER_CHANNEL, (ticket) => waiting.get(ticket)?.resolve());

  /** Returns the start of the successful attempt, in milliseconds by `performance.now()`. */
  async function acquire(keys: readonly [string, string], ticket: string): Promise<number> {
    const end = Date.now() + TURN_TIMEOUT_MS;
    try {
      for (let line: 'line' | 'stay' = 'line'; Date.now() < end; line = 'stay') {
        const turn = Promise.withResolvers<void>();
        waiting.set(ticket, turn);
        const lives = [LEASE_MS, line, TURN_TIMEOUT_MS + LEASE_MS];
        const { reply, startedAt } = await store.insist(async () => {
          const startedAt = performance.now();
          return { reply: await store.runDurably(ACQUIRE_SCRIPT, keys, ticket, ...lives), startedAt };
        });
        if (reply === 1) return startedAt;
        await handoverOrPoll(turn.promise);
      }
    } finally {
      waiting.delete(ticket);
    }
    cancel(keys, ticket);
    throw new UpstreamError('overloaded', 'too many calls of the session are queued', 503, 5);
  }

  async function release(keys: readonly [string, string], ticket: string): Promise<void> {
    try {
      const next = asText(await store.run(RELEASE_SCRIPT, keys, ticket, HANDOVER_MS));
      if (next !== null) await store.publish(HANDOVER_CHANNEL, next);
    } catch {
      cancel(keys, ticket);
    }
  }

  /** Releases the lock and the place in the queue; a paused Redis may still execute the commands sent for them. */
  function cancel(keys: readonly [string, string], ticket: string): null {
    store.tidy(() => store.run(CANCEL_SCRIPT, keys, ticket));
    return null;
  }

  return {
    run: (key, work) =>
      local.run(key, async () => {
        const ticket = randomUUID();
        const keys = [`lock:{${key}}`, `line:{${key}}`] as const;
        const acquiredAt = await orWithout(
          () => acquire(keys, ticket),
          () => cancel(keys, ticket),
        );
        if (acquiredAt === null) return work(UNCOVERED_HOLD);
        const lease = holdLease(store, keys[0], ticket, acquiredAt);
        const secure = (ms: number) => {
          // A call that arrives just after Redis is back must wait for the full time, not be refused shortly before its end.
          const graceMs = Math.max(store.graceMs, workIsOverAfter(ms) + PATIENCE_MS);
          return store.insistOrRefuse(() => lease.cover(ms), graceMs);
        };
        try {
          return await work({ secure });
        } finally {
          lease.end();
          await release(keys, ticket);
        }
      }),
  };
}

async function handoverOrPoll(handover: Promise<void>): Promise<void> {
  const abort = new AbortController();
  const poll = wait(POLL_INTERVAL_MS, undefined, { signal: abort.signal }).catch(() => undefined);
  await Promise.race([handover, poll]);
  abort.abort();
}
