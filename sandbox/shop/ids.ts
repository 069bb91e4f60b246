import { randomBytes } from 'node:crypto';

/** Shopware's id of the live version of every versioned entity. */
export const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

/** A fresh 32-hex id for something a shopper made (customer, address, order). */
export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** A fresh token of 32 letters and digits, as Shopware makes context tokens and deep link codes. */
export function newToken(): string {
  return randomBytes(48)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32);
}

/** The number after the last one that was given, from 10000 on. */
export function nextNumber(last: string | undefined): string {
  return last === undefined ? '10000' : String(Number(last) + 1);
}

/** True for 32 hex digits, with which Shopware looks for something; in another form it is refused before that. */
export function isHexId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f]{32}$/i.test(value);
}
