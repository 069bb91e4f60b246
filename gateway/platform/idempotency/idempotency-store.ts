import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { isOutcomeUnknown, isUnshared, UpstreamError, unshared } from '../../lib/upstream-error.ts';
import type { Seal } from '../crypto/seal.ts';
import { holdLease, LEASE_MS } from '../lock/lease.ts';
import { asText, orNull, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

interface OnceAction<T> {
  /** Identifies the action and its caller. */
  readonly key: string;
  /** Milliseconds for which the stored outcome is returned. */
  readonly life: number;
  /**
   * @param interrupted start of an earlier run (milliseconds since 1970) whose effect is unknown because the process
   * was killed or Shopware's answer was lost; null on the first run
   * @returns plain JSON data
   */
  run(interrupted: number | null): Promise<T>;
  /** Whether to store the outcome; otherwise the action may run again. */
  keep(outcome: T): boolean;
}

export interface IdempotencyStore {
  /** Runs an action once per key and returns the stored outcome afterwards. An action that throws may run again. */
  once<T>(action: OnceAction<T>): Promise<T>;
}

/** Outcomes in the memory of one process, bounded. */
export function memoryIdempotencyStore(): IdempotencyStore {
  const outcomes = new LRUCache<string, Promise<unknown>>({ max: 10_000 });
  const interrupted = new LRUCache<string, number>({ max: 10_000 });
  return {
    once<T>({ key, life, run, keep }: OnceAction<T>): Promise<T> {
      const known = outcomes.get(key);
      // The key contains the action's name, so the stored outcome has its type.
      if (known) return known as Promise<T>;
      const began = interrupted.get(key) ?? null;
      const started = Date.now();
      const running = run(began);
      outcomes.set(key, running, { ttl: life });
      const forget = () => {
        if (outcomes.get(key) === running) outcomes.delete(key);
      };
      running.then(
        (outcome) => {
          interrupted.delete(key);
          if (!keep(outcome)) forget();
        },
        (error: unknown) => {
          if (isOutcomeUnknown(error)) interrupted.set(key, began ?? started, { ttl: life });
          forget();
        },
      );
      return running;
    },
  };
}

const POLL_INTERVAL_MS = 60;
const OUTCOME_TIMEOUT_MS = 30_000;

/** Begins a run, or returns the state of the previous one; the same ticket always gets the same state. */
const BEGIN_SCRIPT = script(`
local outcome = redis.call('HGET', KEYS[1], 'outcome')
if outcome then return {'done', outcome} end
local since = redis.call('HGET', KEYS[1], 'since')
if since and redis.call('HGET', KEYS[1], 'first') == ARGV[1] then since = false end
local holder = redis.call('GET', KEYS[2])
if holder and holder ~= ARGV[1] then return {'running', since or ''} end
if not since then
  redis.call('HSET', KEYS[1], 'since', ARGV[2], 'first', ARGV[1])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[4])
return {'mine', since or ''}`);

const END_SCRIPT = script(`
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[2])
if ARGV[2] == 'keep' then redis.call('HSET', KEYS[1], 'outcome', ARGV[3]) end
if ARGV[2] == 'forget' then redis.call('DEL', KEYS[1]) end
if ARGV[2] == 'unbegun' and redis.call('HGET', KEYS[1], 'first') == ARGV[1] then redis.call('DEL', KEYS[1]) end
return 1`);

type Keys = readonly [string, string];

/**
 * Outcomes shared by all gateways of a shop, sealed in Redis because an order has a name and an address. The run of a
 * killed gateway is reported as interrupted. No action runs unless Redis has recorded its start, since another gateway
 * could run it at the same time: `once` throws an UpstreamError `unshared` then, and `overloaded` when another gateway's
 * run does not end within 30 seconds.
 */
export function redisIdempotencyStore(store: SharedStore, seal: Seal): IdempotencyStore {
  const local = memoryIdempotencyStore();

  async function begin(life: number, keys: Keys, ticket: string) {
    const times = [Date.now(), life, LEASE_MS];
    try {
      const reply = await store.insistOrRefuse(() => store.runDurably(BEGIN_SCRIPT, keys, ticket, ...times));
      const [state = null, text] = Array.isArray(reply) ? reply.map(asText) : [];
      return { state, text: text ?? '' };
    } catch (error) {
      // A paused Redis may still execute the write; the script leaves the records of other runs alone.
      if (isUnshared(error)) store.tidy(() => store.run(END_SCRIPT, keys, ticket, 'unbegun', ''));
      throw error;
    }
  }

  async function shared<T>({ key, life, run, keep }: OnceAction<T>): Promise<T> {
    const name = createHash('sha256').update(key).digest('base64url');
    const keys: Keys = [`once:{${name}}`, `once-runs:{${name}}`];
    const ticket = randomUUID();
    const deadline = Date.now() + OUTCOME_TIMEOUT_MS;
    while (Date.now() < deadline) {
      const startedAt = performance.now();
      const { state, text } = await begin(life, keys, ticket);
      if (state === 'done') {
        const opened = seal.open(text);
        // Sealed with an unknown secret: it must not run again.
        if (opened === null) throw unshared('the outcome cannot be opened');
        // It was stored by the same action, so it has its type.
        return JSON.parse(opened.value) as T;
      }
      if (state === 'mine') {
        const lease = holdLease(store, keys[1], ticket, startedAt);
        const since = text === '' ? null : Number(text);
        const finish = (how: 'keep' | 'interrupted' | 'forget', outcome = '') =>
          orNull(() => store.run(END_SCRIPT, keys, ticket, how, outcome));
        try {
          const outcome = await run(since);
          await (keep(outcome) ? finish('keep', seal.seal(JSON.stringify(outcome))) : finish('forget'));
          return outcome;
        } catch (error) {
          // A run that sent nothing does not change the outcome of the previous one.
          await finish(since !== null || isOutcomeUnknown(error) ? 'interrupted' : 'forget');
          throw error;
        } finally {
          lease.end();
        }
      }
      await wait(POLL_INTERVAL_MS);
    }
    throw new UpstreamError('overloaded', 'the same action is still running', 503, 5);
  }

  return {
    once: (action) =>
      local.once({
        ...action,
        run: (interrupted) => shared({ ...action, run: (since) => action.run(since ?? interrupted) }),
      }),
  };
}
