import { createHash } from 'node:crypto';
import type { Call } from '../server/call.ts';
import type { Violation } from '../server/errors.ts';
import { printed } from '../server/violation-text.ts';
import type { Shop } from '../shop/shop.ts';
import type { CustomerRecord } from './customer-record.ts';

/** True for what looks like an e-mail address. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value) && value.length <= 254;
}

/** `em` of the links in mails. */
export function emailHash(email: string): string {
  return createHash('sha1').update(email).digest('hex');
}

/** The latest account with an e-mail address in whatever case; guests are none. */
export function accountByEmail(shop: Shop, email: string): CustomerRecord | undefined {
  const wanted = email.toLowerCase();
  return shop.customers
    .all()
    .findLast((customer) => !customer.guest && customer.email.toLowerCase() === wanted);
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

/** The recorded version's `INVALID_FORMAT_ERROR` (case 098). */
export function malformedEmail(value: string): Violation {
  return {
    code: 'INVALID_FORMAT_ERROR',
    pointer: '/email',
    detail: 'VIOLATION::INVALID_EMAIL_FORMAT_ERROR',
    parameters: { '{{ value }}': printed(value) },
  };
}
