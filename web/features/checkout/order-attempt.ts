import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-order-attempt';

/**
 * The key of the present attempt to order this cart. A double click, a reload and a second try after a broken connection
 * use the same one, so the shop makes one order; another cart or a refusal begins a new attempt.
 */
export function attemptKey(cartHash: string): string {
  const kept = readSession(STORE);
  if (
    typeof kept === 'object' &&
    kept !== null &&
    'hash' in kept &&
    'key' in kept &&
    kept.hash === cartHash &&
    typeof kept.key === 'string'
  ) {
    return kept.key;
  }
  const key = makeKey();
  writeSession(STORE, { hash: cartHash, key });
  return key;
}

/** Ends the attempt: it succeeded, or the shop has refused it. */
export function endAttempt(): void {
  clearSession(STORE);
}
