import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Call } from '../server/call.ts';
import type { Violation } from '../server/errors.ts';
import { blank, printed, violation } from '../server/violation-text.ts';
import { textOf } from './check.ts';
import type { CustomerRecord } from './customer-record.ts';

/** Minimum length. */
const LENGTH = 8;

export function hashPassword(password: string): string {
  const salt = randomBytes(16).toString('hex');
  return `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;
}

/** Never true for a guest. */
export function isPasswordOf(customer: CustomerRecord, password: unknown): boolean {
  if (customer.password === null || typeof password !== 'string') return false;
  const [salt = '', hash = ''] = customer.password.split(':');
  return timingSafeEqual(scryptSync(password, salt, 32), Buffer.from(hash, 'hex'));
}

/** `IS_BLANK_ERROR` or `TOO_SHORT_ERROR` of a password in the body (cases 095, 379). */
export function passwordViolations(call: Call, name: string): Violation[] {
  const value = textOf(call.body, name);
  if (value === null) return [blank(call, `/${name}`, value)];
  if (value.length >= LENGTH) return [];
  return [
    violation(call, 'short', 'TOO_SHORT_ERROR', `/${name}`, {
      '{{ value }}': printed(value),
      '{{ limit }}': String(LENGTH),
      '{{ min }}': String(LENGTH),
      '{{ value_length }}': String(value.length),
    }),
  ];
}

/** `CUSTOMER_PASSWORD_NOT_CORRECT` unless the body's `password` is the customer's (cases 119, 378). */
export function wrongPassword(call: Call, customer: CustomerRecord): Violation[] {
  if (isPasswordOf(customer, call.body['password'])) return [];
  return [
    {
      code: 'CUSTOMER_PASSWORD_NOT_CORRECT',
      pointer: '/password',
      detail: 'Your password is wrong',
      parameters: [],
    },
  ];
}

/** A violation without a code (cases 380, 417). */
export function differing(call: Call, name: string, repetition: string): Violation[] {
  const [value, repeated] = [call.body[name], call.body[repetition]];
  if (value === repeated) return [];
  const detail = `This value should be equal to ${typeof repeated === 'string' ? repeated : ''}.`;
  return [{ code: null, pointer: `/${name}`, detail, parameters: [] }];
}
