import { RedisUnavailableError, script } from '../redis/commands.ts';
import type { SharedStore } from '../redis/shared-store.ts';

/** Expiry of a lease whose holder was killed. */
export const LEASE_MS = 6_000;
const RENEWAL_INTERVAL_MS = 2_000;
const MARGIN_MS = 1_000;
/** Milliseconds after which work that began before Redis lost its data has ended. */
export const workIsOverAfter = (ms: number): number => ms + MARGIN_MS;

const RENEW_SCRIPT = script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`);

type LeaseStore = Pick<SharedStore, 'remembers' | 'runDurably'>;

/**
 * A lease in Redis, held with a ticket and renewed until it ends. Its local expiry is never later than the real one, so a
 * holder that cannot reach Redis knows when to stop.
 */
export class Lease {
  readonly #store: LeaseStore;
  readonly #key: string;
  readonly #ticket: string;
  readonly #renewing: NodeJS.Timeout;
  /** Milliseconds by `performance.now()`. */
  #until: number;
  #lost = false;

  /** @param acquiredAt when the lease was requested, in milliseconds by `performance.now()` */
  constructor(store: LeaseStore, key: string, ticket: string, acquiredAt: number) {
    this.#store = store;
    this.#key = key;
    this.#ticket = ticket;
    this.#until = acquiredAt + LEASE_MS;
    this.#renewing = setInterval(
      () => void this.#renew(LEASE_MS).catch(() => undefined),
      RENEWAL_INTERVAL_MS,
    );
  }

  /**
   * Ensures that the lease lasts at least `ms`, even if Redis fails.
   * @throws RedisUnavailableError if it cannot
   */
  async cover(ms: number): Promise<void> {
    if (!this.#store.remembers(workIsOverAfter(ms))) throw new RedisUnavailableError('redis was restarted');
    if (this.#lost) throw new RedisUnavailableError('the lease was lost');
    if (performance.now() + ms <= this.#until) return;
    await this.#renew(ms + MARGIN_MS);
    if (this.#lost) throw new RedisUnavailableError('the lease was lost');
  }

  end(): void {
    clearInterval(this.#renewing);
  }

  async #renew(ms: number): Promise<void> {
    const startedAt = performance.now();
    const reply = await this.#store.runDurably(RENEW_SCRIPT, [this.#key], this.#ticket, ms);
    if (reply !== 1) this.#lost = true;
    else this.#until = Math.max(this.#until, startedAt + ms);
  }
}
