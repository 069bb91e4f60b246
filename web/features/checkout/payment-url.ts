import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-payment-';

/** Remembers where the payment of an order just placed goes on. */
export function savePaymentUrl(orderId: string, url: string): void {
  writeSession(STORE + orderId, url);
}

/** Where the payment of an order just placed goes on; null when it needs nothing. */
export function paymentUrlOf(orderId: string): string | null {
  const kept = readSession(STORE + orderId);
  return typeof kept === 'string' ? kept : null;
}

/** Forgets where the payment went on, so that coming back does not send the shopper away again. */
export function clearPaymentUrl(orderId: string): void {
  clearSession(STORE + orderId);
}
