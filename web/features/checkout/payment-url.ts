import { clearSession, readSession, writeSession } from '../../shared/storage/tab-storage.ts';

const STORE = 'kontor-payment-';

export function savePaymentUrl(orderId: string, url: string): void {
  writeSession(STORE + orderId, url);
}

export function paymentUrlOf(orderId: string): string | null {
  const kept = readSession(STORE + orderId);
  return typeof kept === 'string' ? kept : null;
}

/** So that coming back does not redirect again. */
export function clearPaymentUrl(orderId: string): void {
  clearSession(STORE + orderId);
}
