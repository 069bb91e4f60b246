import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-payment-failure-';

export function storePaymentFailure(orderId: string, message: string): void {
  writeSession(STORE + orderId, message);
}

/** Null if it began. */
export function paymentFailureOf(orderId: string): string | null {
  const stored = readSession(STORE + orderId);
  return typeof stored === 'string' ? stored : null;
}

export function clearPaymentFailure(orderId: string): void {
  clearSession(STORE + orderId);
}
