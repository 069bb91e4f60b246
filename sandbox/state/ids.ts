import { randomBytes } from 'node:crypto';

/** The live version of versioned entities. */
export const LIVE_VERSION = '0fa91ce3e96a4bc2be4bd9ce752c3425';

export function newId(): string {
  return randomBytes(16).toString('hex');
}

/** 32 letters and digits, as in context tokens and deep link codes. */
export function newToken(): string {
  return randomBytes(48)
    .toString('base64')
    .replace(/[^A-Za-z0-9]/g, '')
    .slice(0, 32);
}

/** Starts at 10000. */
export function nextNumber(last: string | undefined): string {
  return last === undefined ? '10000' : String(Number(last) + 1);
}
