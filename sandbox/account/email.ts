import { createHash } from 'node:crypto';
import type { Call } from '../server/call.ts';
import type { Violation } from '../server/errors.ts';
import { printed } from '../server/violation-text.ts';
import type { Shop } from '../shop/shop.ts';
import type { CustomerRecord } from './customer-record.ts';

export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254;
}

/** `em` of the links in mails. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

/** The most recent account, ignoring case; guests do not count. */
export function accountByEmail(shop: Shop, email: string): CustomerRecord | undefined {
  const normalized = email.toLowerCase();
  return shop.customers
    .all()
    .findLast((customer) => !customer.guest && customer.email.toLowerCase() === normalized);
}

/** `CUSTOMER_EMAIL_NOT_UNIQUE` if an account has this address (cases 101, 381). */
export function takenEmail(call: Call, email: string): Violation[] {
  if (accountByEmail(call.shop, email) === undefined) return [];
  return [
    {
      code: 'CUSTOMER_EMAIL_NOT_UNIQUE',
      pointer: '/email',
      detail: `The email address "${email}" is already in use.`,
      parameters: { '{{ email }}': printed(email) },
    },
  ];
}

/** Case 098, as in the recorded version. */
export function malformedEmail(value: string): Violation {
  return {
    code: 'INVALID_FORMAT_ERROR',
    pointer: '/email',
    detail: 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR',
    parameters: { '{{ value }}': printed(value) },
  };
}
