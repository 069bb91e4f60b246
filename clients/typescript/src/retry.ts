import type { KontorError } from './errors.ts';

/** How often and when a request is sent again. */
export interface RetryPolicy {
  /** Times that it is sent in all. */
  readonly attempts: number;
  /** Wait before the second time where the gateway names none, in milliseconds; doubled each time, and jittered. */
  readonly waitMs: number;
  /** A gateway that asks for a longer wait is not waited for. */
  readonly maxWaitMs: number;
}

export const RETRY: RetryPolicy = { attempts: 3, waitMs: 300, maxWaitMs: 10_000 };

/** Whether sending an operation again can do nothing twice. */
export type Repeatable =
  /** A query, or a change with an idempotency key. */
  | 'always'
  /** A change of one thing: after a refusal that says that nothing was done. */
  | 'undone'
  /** A change of several things: only where the request was refused as a whole. */
  | 'refused';

const PASSING_STATUS = [408, 429, 502, 503, 504];
const PASSING_CODES = [
  'NETWORK_ERROR',
  'RATE_LIMITED',
  'OVERLOADED',
  'MAINTENANCE_MODE',
  'NOTHING_CHANGED',
  'UPSTREAM_UNAVAILABLE',
  'UPSTREAM_TIMEOUT',
];
const UNDONE_CODES = ['RATE_LIMITED', 'NOTHING_CHANGED'];

/**
 * Milliseconds until a failed request may be sent again; null if it is to fail.
 * @param attempt of the failed request, from 1
 */
export function waitBeforeNext(
  error: KontorError,
  attempt: number,
  repeatable: Repeatable,
  { attempts, waitMs, maxWaitMs }: RetryPolicy,
): number | null {
  if (attempt >= attempts || error.data !== null || !isPassing(error, repeatable)) return null;
  if (error.retryAfter !== null) {
    const wait = error.retryAfter * 1_000;
    return wait <= maxWaitMs ? wait : null;
  }
  const longest = Math.min(waitMs * 2 ** (attempt - 1), maxWaitMs);
  return longest * (0.5 + Math.random() / 2);
}

function isPassing({ code, status, errors }: KontorError, repeatable: Repeatable): boolean {
  if (repeatable === 'always') return PASSING_CODES.includes(code) || PASSING_STATUS.includes(status ?? 0);
  // Refused before anything of the operation was begun: the error has no path.
  if (status === 429 && errors.every(({ path }) => path === undefined)) return true;
  return repeatable === 'undone' && UNDONE_CODES.includes(code);
}
