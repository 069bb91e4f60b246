import { GraphQLError } from 'graphql';
import type { ErrorCode } from '../../../schema/generated/types.ts';

/** An entry of `errors`, for developers rather than shoppers. `retryAfter` in seconds. */
export function programError(code: ProgramCode, status: number, message: string, retryAfter?: number) {
  const waits = retryAfter === undefined ? {} : { retryAfter };
  return new GraphQLError(message, { extensions: { code, status, ...waits } });
}

/** An error in the operation or its variables; `field` is the path of the argument or input field. */
export function badInput(message: string, field?: readonly string[]): GraphQLError {
  const place = field === undefined ? {} : { field };
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT', status: 400, ...place } });
}

/** Error for a field that requires a session. */
export function sessionNeeded(): GraphQLError {
  return programError(
    'SESSION_NEEDED',
    401,
    'A session is required: create one with createSession or a first change',
  );
}

/** @throws GraphQLError BAD_USER_INPUT unless the value is from 1 to `max` */
export function checkRange(name: string, value: number, max: number): void {
  if (value < 1 || value > max) throw badInput(`${name} must be from 1 to ${max}`, [name]);
}

/** Codes of top-level `errors` with their HTTP status. */
export const PROGRAM_CODES = {
  BAD_USER_INPUT: '400',
  CURSOR_INVALID: '400',
  QUERY_TOO_COMPLEX: '400',
  BATCHING_NOT_SUPPORTED: '400',
  PERSISTED_QUERY_HASH_MISMATCH: '400',
  LOCALE_NOT_FOUND: '400',
  CURRENCY_NOT_FOUND: '400',
  CLIENT_HEADER_INVALID: '400',
  BUYER_ADDRESS_INVALID: '400',
  CLIENT_KEY_UNKNOWN: '401',
  SESSION_NEEDED: '401',
  BUYER_ADDRESS_REFUSED: '403',
  ORIGIN_NOT_ALLOWED: '403',
  PERSISTED_QUERY_ONLY: '403',
  PREFLIGHT_NEEDED: '403',
  PERSISTED_QUERY_NOT_FOUND: '404',
  METHOD_NOT_ALLOWED: '405',
  NOT_ACCEPTABLE: '406',
  REQUEST_TOO_LARGE: '413',
  UNSUPPORTED_MEDIA_TYPE: '415',
  RATE_LIMITED: '429',
  STREAMS_EXHAUSTED: '429',
  INTERNAL: '500',
  UPSTREAM_UNAVAILABLE: '502, 503',
  MAINTENANCE_MODE: '503',
  NOT_SENT_RETRY: '503',
  OVERLOADED: '503',
  UPSTREAM_TIMEOUT: '504',
} as const satisfies Partial<Readonly<Record<ErrorCode, string>>>;

export type ProgramCode = keyof typeof PROGRAM_CODES;
