import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-order-attempt';

/**
 * Idempotency key of the present attempt. Double clicks, reloads and retries reuse it, so that the shop makes one order; another
 * cart or a refusal starts a new one.
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

export function endAttempt(): void {
  clearSession(STORE);
}
