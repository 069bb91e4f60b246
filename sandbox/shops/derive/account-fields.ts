import type { DemoPaymentMethod } from '../model/checkout.ts';

/** Custom fields that say where to transfer to. */
export function accountFields({ account = {} }: DemoPaymentMethod): Record<string, string> {
  return Object.fromEntries(
    Object.entries(account).map(([name, value]) => [`kontor_payment_${name}`, value]),
  );
}
