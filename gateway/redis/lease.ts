import { type SharedStore, script } from './shared-store.ts';

/** Milliseconds after which what nobody renews any more is free: its holder was killed. */
export const LEASE = 6_000;
/** Milliseconds between renewals. */
const RENEWAL = 2_000;

const RENEW = script(`
if redis.call('GET', KEYS[1]) == ARGV[1] then return redis.call('PEXPIRE', KEYS[1], ARGV[2]) end
return 0`);

/** Renews what a ticket holds, over and over; answers how to stop. */
export function keepHolding(store: SharedStore, key: string, ticket: string): () => void {
  const renewing = setInterval(() => {
    store.run(RENEW, [key], ticket, String(LEASE)).catch(() => undefined);
  }, RENEWAL);
  return () => clearInterval(renewing);
}
