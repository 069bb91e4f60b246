import { makeKey } from '../../shared/graphql/idempotency-key.ts';
import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const ATTEMPT_STORE = 'kontor-order-attempt';

/** The last attempt whose outcome is unknown, also after a reload. */
export function unfinishedAttempt(): { readonly hash: string; readonly key: string } | null {
  const stored = readSession(ATTEMPT_STORE);
  if (typeof stored !== 'object' || stored === null || !('hash' in stored) || !('key' in stored)) return null;
  const { hash, key } = stored;
  return typeof hash === 'string' && typeof key === 'string' ? { hash, key } : null;
}

/** Idempotency key of the current attempt; a changed cart or a rejection starts a new one. */
export function attemptKey(cartHash: string): string {
  const last = unfinishedAttempt();
  if (last?.hash === cartHash) return last.key;
  const key = makeKey();
  writeSession(ATTEMPT_STORE, { hash: cartHash, key });
  return key;
}

export function endAttempt(): void {
  clearSession(ATTEMPT_STORE);
}

const FAILURE_STORE = 'kontor-payment-failure-';

export function storePaymentFailure(orderId: string, message: string): void {
  writeSession(FAILURE_STORE + orderId, message);
}

/** Null if it began. */
export function paymentFailureOf(orderId: string): string | null {
  const stored = readSession(FAILURE_STORE + orderId);
  return typeof stored === 'string' ? stored : null;
}

export function clearPaymentFailure(orderId: string): void {
  clearSession(FAILURE_STORE + orderId);
}

const PAYMENT_STORE = 'kontor-payment-';

export interface DuePayment {
  readonly url: string;
  readonly number: string;
}

export function savePayment(orderId: string, payment: DuePayment): void {
  writeSession(PAYMENT_STORE + orderId, payment);
}

export function duePayment(orderId: string): DuePayment | null {
  const stored = readSession(PAYMENT_STORE + orderId);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('url' in stored && 'number' in stored)) return null;
  const { url, number } = stored;
  return typeof url === 'string' && typeof number === 'string' ? { url, number } : null;
}

/** Prevents another redirect after going back. */
export function clearPayment(orderId: string): void {
  clearSession(PAYMENT_STORE + orderId);
}
