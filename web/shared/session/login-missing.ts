import { ApiError } from '../graphql/api-error.ts';

const CODES = new Set(['NOT_LOGGED_IN', 'SESSION_EXPIRED']);

/** For thrown errors and those in data. */
export function loginIsMissing(reason: unknown): boolean {
  if (reason instanceof ApiError) return CODES.has(reason.code);
  return typeof reason === 'object' && reason !== null && 'code' in reason && CODES.has(String(reason.code));
}
