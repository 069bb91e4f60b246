import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-order-attempt';

interface OrderAttempt {
  readonly hash: string;
  readonly key: string;
}

/** The last attempt whose outcome is unknown, also after a reload. */
export function unfinishedAttempt(): OrderAttempt | null {
  const stored = readSession(STORE);
  if (typeof stored !== 'object' || stored === null || !('hash' in stored) || !('key' in stored)) return null;
  const { hash, key } = stored;
  return typeof hash === 'string' && typeof key === 'string' ? { hash, key } : null;
}

/**
 * Idempotency key of the current attempt. Double clicks, reloads and retries reuse it, so that Shopware creates one order; a changed
 * cart or a rejection starts a new attempt.
 */
export function attemptKey(cartHash: string): string {
  const last = unfinishedAttempt();
  if (last?.hash === cartHash) return last.key;
  const key = makeKey();
  writeSession(STORE, { hash: cartHash, key });
  return key;
}

export function endAttempt(): void {
  clearSession(STORE);
}
