import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-payment-failure-';

/** Remembers why the payment of an order just placed could not begin. */
export function storePaymentFailure(orderId: string, message: string): void {
  writeSession(STORE + orderId, message);
}

/** Why the payment of an order just placed could not begin; null when it did. */
export function paymentFailureOf(orderId: string): string | null {
  const stored = readSession(STORE + orderId);
  return typeof stored === 'string' ? stored : null;
}

/** Forgets it, once another attempt has begun. */
export function clearPaymentFailure(orderId: string): void {
  clearSession(STORE + orderId);
}
