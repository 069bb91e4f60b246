import type { DemoPaymentMethod } from '../model/checkout.ts';

/** Custom fields with the bank account. */
export function accountFields({ account = {} }: DemoPaymentMethod): Record<string, string> {
  return Object.fromEntries(
    Object.entries(account).map(([name, value]) => [`kontor_payment_${name}`, value]),
  );
}
