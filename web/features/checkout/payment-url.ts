import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

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

const STORE = 'kontor-payment-';

export interface DuePayment {
  readonly url: string;
  /** Of the order. */
  readonly number: string;
}

export function savePayment(orderId: string, payment: DuePayment): void {
  writeSession(STORE + orderId, payment);
}

export function duePayment(orderId: string): DuePayment | null {
  const stored = readSession(STORE + orderId);
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('url' in stored && 'number' in stored)) return null;
  const { url, number } = stored;
  return typeof url === 'string' && typeof number === 'string' ? { url, number } : null;
}

/** Prevents another redirect after going back. */
export function clearPayment(orderId: string): void {
  clearSession(STORE + orderId);
}
