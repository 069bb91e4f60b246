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

/** A lease in Redis. Its local expiry is never later than the real one, so a holder without Redis knows when to stop. */
export interface Lease {
  /** Ensures that the lease lasts at least `ms`, even if Redis fails. @throws RedisUnavailableError */
  cover(ms: number): Promise<void>;
  end(): void;
}

/** Renews a lease, requested at `acquiredAt` (by `performance.now()`), until it ends. */
export function holdLease(
  store: Pick<SharedStore, 'remembers' | 'runDurably'>,
  key: string,
  ticket: string,
  acquiredAt: number,
): Lease {
  let until = acquiredAt + LEASE_MS;
  let lost = false;
  const renew = async (ms: number): Promise<void> => {
    const startedAt = performance.now();
    const reply = await store.runDurably(RENEW_SCRIPT, [key], ticket, ms);
    if (reply === 1) until = Math.max(until, startedAt + ms);
    else lost = true;
  };
  const renewing = setInterval(() => void renew(LEASE_MS).catch(() => undefined), RENEWAL_INTERVAL_MS);
  return {
    async cover(ms) {
      if (!store.remembers(workIsOverAfter(ms))) throw new RedisUnavailableError('redis was restarted');
      if (!lost && performance.now() + ms > until) await renew(ms + MARGIN_MS);
      if (lost) throw new RedisUnavailableError('the lease was lost');
    },
    end: () => clearInterval(renewing),
  };
}
