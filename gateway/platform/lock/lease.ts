import { RedisUnavailableError, type SharedStore, script } from '../redis/shared-store.ts';

/** Milliseconds after which what nobody renews any more is free: its holder was killed. */
export const LEASE_MS = 6_000;
/** Milliseconds between renewals. */
const RENEWAL_INTERVAL_MS = 2_000;
/** Milliseconds by which a lease outlives what it covers. */
const MARGIN_MS = 1_000;

const RENEW_SCRIPT = script(`
if redis.call('GET', KEYS[1]) ~= ARGV[1] then return 0 end
if redis.call('PTTL', KEYS[1]) < tonumber(ARGV[2]) then redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 1`);

/**
 * Something in Redis that is held under a ticket for a time, renewed until it is ended. What its holder knows of its end
 * is never later than the end itself, so a holder that cannot reach Redis knows when it may no longer go on.
 */
export class Lease {
  readonly #store: SharedStore;
  readonly #key: string;
  readonly #ticket: string;
  readonly #renewing: NodeJS.Timeout;
  /** Milliseconds by `performance.now()`. */
  #until: number;
  #lost = false;

  /** @param acquiredAt when taking it was asked for, in milliseconds by `performance.now()` */
  constructor(store: SharedStore, key: string, ticket: string, acquiredAt: number) {
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
   * Makes sure that it is held for so many milliseconds more, whatever becomes of Redis meanwhile.
   * @throws RedisUnavailableError when that is not sure
   */
  async cover(ms: number): Promise<void> {
    if (!this.#store.remembers(ms + MARGIN_MS)) throw new RedisUnavailableError('redis was started anew');
    if (this.#lost) throw new RedisUnavailableError('the lease was lost');
    if (performance.now() + ms <= this.#until) return;
    await this.#renew(ms + MARGIN_MS);
    if (this.#lost) throw new RedisUnavailableError('the lease was lost');
  }

  /** Ends the renewals; it runs out by itself. */
  end(): void {
    clearInterval(this.#renewing);
  }

  async #renew(ms: number): Promise<void> {
    const asked = performance.now();
    const reply = await this.#store.runDurably(RENEW_SCRIPT, [this.#key], this.#ticket, String(ms));
    if (reply !== 1) this.#lost = true;
    else this.#until = Math.max(this.#until, asked + ms);
  }
}
