import { createHash, randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import {
  type IdempotencyStore,
  MemoryIdempotencyStore,
  type OnceAction,
} from '../session/idempotency-store.ts';
import { isOutcomeUnknown, UpstreamError } from '../shopware/errors.ts';
import { keepHolding, LEASE } from './lease.ts';
import { asText, orWithout, type SharedStore, script } from './shared-store.ts';

/** Milliseconds between two looks of one who waits for another gateway's outcome. */
const LOOK = 60;
/** Milliseconds that an outcome of another gateway is waited for. */
const PATIENCE = 30_000;

/** Begins a run, or says how far the one before it came. */
const BEGIN = script(`
local outcome = redis.call('HGET', KEYS[1], 'outcome')
if outcome then return {'done', outcome} end
local since = redis.call('HGET', KEYS[1], 'since')
if since and redis.call('EXISTS', KEYS[2]) == 1 then return {'running', since} end
if not since then
  redis.call('HSET', KEYS[1], 'since', ARGV[2])
  redis.call('PEXPIRE', KEYS[1], ARGV[3])
end
redis.call('SET', KEYS[2], ARGV[1], 'PX', ARGV[4])
return {'mine', since or ''}`);

/** Ends a run: with an outcome to keep, as interrupted, or as if it had never been. */
const END = script(`
if redis.call('GET', KEYS[2]) ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[2])
if ARGV[2] == 'keep' then redis.call('HSET', KEYS[1], 'outcome', ARGV[3]) end
if ARGV[2] == 'forget' then redis.call('DEL', KEYS[1]) end
return 1`);

type Keys = readonly [string, string];

/** Outcomes that all gateways of a shop know. A run whose gateway was killed is told to whoever asks again. */
export class RedisIdempotencyStore implements IdempotencyStore {
  readonly #store: SharedStore;
  readonly #here = new MemoryIdempotencyStore();

  constructor(store: SharedStore) {
    this.#store = store;
  }

  /** @throws UpstreamError `overloaded` when another gateway's run does not end within 30 seconds */
  once<T>(action: OnceAction<T>): Promise<T> {
    const run = (interrupted: number | null) =>
      this.#shared({ ...action, run: (since) => action.run(since ?? interrupted) });
    return this.#here.once({ ...action, run });
  }

  async #shared<T>(action: OnceAction<T>): Promise<T> {
    const name = createHash('sha256').update(action.key).digest('base64url');
    const keys: Keys = [`once:{${name}}`, `once-runs:{${name}}`];
    const ticket = randomUUID();
    const begin = async () => {
      const now = String(Date.now());
      const reply = await this.#store.run(BEGIN, keys, ticket, now, String(action.life), String(LEASE));
      const [state, text] = Array.isArray(reply) ? reply.map(asText) : [];
      return { state, text: text ?? '' };
    };
    const end = Date.now() + PATIENCE;
    while (Date.now() < end) {
      const { state, text } = await orWithout(begin, () => ({ state: 'alone', text: '' }));
      // What lies under the key is what this action's run left there.
      if (state === 'done') return JSON.parse(text) as T;
      if (state === 'alone') return action.run(null);
      if (state === 'mine') return this.#run(action, keys, ticket, text === '' ? null : Number(text));
      await wait(LOOK);
    }
    throw new UpstreamError('overloaded', 'the same action is still under way elsewhere', 503, 5);
  }

  async #run<T>(action: OnceAction<T>, keys: Keys, ticket: string, since: number | null): Promise<T> {
    const letGo = keepHolding(this.#store, keys[1], ticket);
    const finish = (how: 'keep' | 'interrupted' | 'forget', outcome = '') =>
      orWithout(
        () => this.#store.run(END, keys, ticket, how, outcome),
        () => null,
      );
    try {
      const outcome = await action.run(since);
      await (action.keep(outcome) ? finish('keep', JSON.stringify(outcome)) : finish('forget'));
      return outcome;
    } catch (error) {
      await finish(isOutcomeUnknown(error) ? 'interrupted' : 'forget');
      throw error;
    } finally {
      letGo();
    }
  }
}
