import type { ErrorCode } from '../../../schema/generated/types.ts';

/** Codes of top-level `errors`, which programs are told, with their HTTP status. */
export const PROGRAM_CODES = {
  BAD_USER_INPUT: '400',
  QUERY_TOO_COMPLEX: '400',
  BATCHING_NOT_SUPPORTED: '400',
  PERSISTED_QUERY_HASH_MISMATCH: '400',
  CLIENT_HEADER_INVALID: '400',
  BUYER_ADDRESS_INVALID: '400',
  CLIENT_KEY_UNKNOWN: '401',
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
  INTERNAL: '500',
  UPSTREAM_UNAVAILABLE: '502, 503',
  MAINTENANCE_MODE: '503',
  NOTHING_CHANGED: '503',
  OVERLOADED: '503',
  UPSTREAM_TIMEOUT: '504',
} as const satisfies Partial<Readonly<Record<ErrorCode, string>>>;

export type ProgramCode = keyof typeof PROGRAM_CODES;
