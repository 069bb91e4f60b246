import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { isOutcomeUnknown, isUnshared, UpstreamError, unshared } from '../../lib/upstream-error.ts';
import type { Seal } from '../crypto/seal.ts';
import { LEASE_MS, Lease } from '../lock/lease.ts';
import { asText, orNull, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';
import { type IdempotencyStore, MemoryIdempotencyStore, type OnceAction } from './idempotency-store.ts';

const POLL_INTERVAL_MS = 60;
const OUTCOME_TIMEOUT_MS = 30_000;

/**
 * Begins a run, or returns the state of the previous one. Repeated with the same ticket it returns the same state,
 * since the first answer may have been lost.
 */
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
 * could run it at the same time.
 */
export class RedisIdempotencyStore implements IdempotencyStore {
  readonly #store: SharedStore;
  readonly #seal: Seal;
  readonly #local = new MemoryIdempotencyStore();

  constructor(store: SharedStore, seal: Seal) {
    this.#store = store;
    this.#seal = seal;
  }

  /**
   * @throws UpstreamError `overloaded` when another gateway's run does not end within 30 seconds; `unshared` when Redis
   * cannot record the start: then the action was not run
   */
  once<T>(action: OnceAction<T>): Promise<T> {
    const run = (interrupted: number | null) =>
      this.#shared({ ...action, run: (since) => action.run(since ?? interrupted) });
    return this.#local.once({ ...action, run });
  }

  async #shared<T>(action: OnceAction<T>): Promise<T> {
    const name = createHash('sha256').update(action.key).digest('base64url');
    const keys: Keys = [`once:{${name}}`, `once-runs:{${name}}`];
    const ticket = randomUUID();
    const end = Date.now() + OUTCOME_TIMEOUT_MS;
    while (Date.now() < end) {
      const startedAt = performance.now();
      const { state, text } = await this.#begin(action.life, keys, ticket);
      if (state === 'done') return this.#opened<T>(text);
      if (state === 'mine') {
        const lease = new Lease(this.#store, keys[1], ticket, startedAt);
        return this.#run(action, keys, ticket, lease, text === '' ? null : Number(text));
      }
      await wait(POLL_INTERVAL_MS);
    }
    throw new UpstreamError('overloaded', 'the same action is still running', 503, 5);
  }

  /** The outcome under a key was stored by the same action, so it has its type. */
  #opened<T>(sealed: string): T {
    const opened = this.#seal.open(sealed);
    // Sealed with an unknown secret: it must not run again.
    if (opened === null) throw unshared('the outcome cannot be opened');
    return JSON.parse(opened.value) as T;
  }

  async #begin(life: number, keys: Keys, ticket: string): Promise<{ state: string | null; text: string }> {
    const times = [Date.now(), life, LEASE_MS];
    try {
      const reply = await this.#store.insistOrRefuse(() =>
        this.#store.runDurably(BEGIN_SCRIPT, keys, ticket, ...times),
      );
      const [state = null, text] = Array.isArray(reply) ? reply.map(asText) : [];
      return { state, text: text ?? '' };
    } catch (error) {
      // A paused Redis may still execute the write; the script leaves the records of other runs alone.
      if (isUnshared(error)) this.#store.tidy(() => this.#store.run(END_SCRIPT, keys, ticket, 'unbegun', ''));
      throw error;
    }
  }

  async #run<T>(
    action: OnceAction<T>,
    keys: Keys,
    ticket: string,
    lease: Lease,
    since: number | null,
  ): Promise<T> {
    const finish = (how: 'keep' | 'interrupted' | 'forget', outcome = '') =>
      orNull(() => this.#store.run(END_SCRIPT, keys, ticket, how, outcome));
    try {
      const outcome = await action.run(since);
      await (action.keep(outcome)
        ? finish('keep', this.#seal.seal(JSON.stringify(outcome)))
        : finish('forget'));
      return outcome;
    } catch (error) {
      // A run that sent nothing does not change the outcome of the previous one.
      await finish(since !== null || isOutcomeUnknown(error) ? 'interrupted' : 'forget');
      throw error;
    } finally {
      lease.end();
    }
  }
}
