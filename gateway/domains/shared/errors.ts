import { GraphQLError } from 'graphql';
import { UpstreamError } from '../../lib/upstream-error.ts';
import type { Logger } from '../../platform/logger.ts';
import { rateLimitSeconds, ShopwareError } from '../../shopware/errors.ts';
import type { Messages } from './messages/messages.ts';
import type { ProgramCode } from './problem.ts';

export interface Problem {
  readonly code: ProgramCode;
  /** HTTP status. */
  readonly status: number;
  readonly text: string;
  /** Seconds. */
  readonly retryAfter?: number;
}

export interface FormattedError {
  readonly message: string;
  readonly locations?: readonly { readonly line: number; readonly column: number }[];
  readonly path?: readonly (string | number)[];
  readonly extensions: Readonly<Record<string, unknown>>;
}

const MAINTENANCE_RETRY_AFTER_S = 120;
const RETRY_AFTER_S = 5;
const RETRYABLE: ReadonlySet<ProgramCode> = new Set(['UPSTREAM_TIMEOUT', 'UPSTREAM_UNAVAILABLE']);

/** Classifies an error; its own message is not exposed. */
export function problemOf(error: unknown): Problem {
  if (error instanceof UpstreamError) {
    if (error.reason === 'maintenance') {
      const retryAfter = error.retryAfter ?? MAINTENANCE_RETRY_AFTER_S;
      return { code: 'MAINTENANCE_MODE', status: 503, text: 'page-maintenance', retryAfter };
    }
    if (error.reason === 'unshared') {
      const retryAfter = error.retryAfter ?? 1;
      return { code: 'NOT_SENT_RETRY', status: 503, text: 'NOT_SENT_RETRY', retryAfter };
    }
    const wait = error.retryAfter === null ? {} : { retryAfter: error.retryAfter };
    if (error.reason === 'timeout')
      return { code: 'UPSTREAM_TIMEOUT', status: 504, text: 'page-408', ...wait };
    const status = error.status === 503 || error.status === 429 ? 503 : 502;
    return { code: 'UPSTREAM_UNAVAILABLE', status, text: `page-${status}`, ...wait };
  }
  if (error instanceof ShopwareError) {
    if (error.status === 429) {
      return {
        code: 'RATE_LIMITED',
        status: 429,
        text: 'rateLimitExceeded',
        retryAfter: rateLimitSeconds(error),
      };
    }
    if (error.status === 408) return { code: 'UPSTREAM_TIMEOUT', status: 504, text: 'page-408' };
    if (error.status === 412) return { code: 'UPSTREAM_UNAVAILABLE', status: 502, text: 'page-502' };
  }
  return { code: 'INTERNAL', status: 500, text: 'page-500' };
}

/** Formats an execution error; internal details are logged instead. */
export function formatError(error: unknown, messages: Messages, requestId: string, log: Logger) {
  const graphql = error instanceof GraphQLError ? error : null;
  const cause = graphql?.originalError ?? (graphql ? null : error);
  const place = {
    ...(graphql?.locations ? { locations: graphql.locations } : {}),
    ...(graphql?.path ? { path: graphql.path.map(asIndex) } : {}),
  };
  const shown = cause instanceof GraphQLError ? cause : graphql;
  if (shown && (cause === null || cause === undefined || cause instanceof GraphQLError)) {
    const code: ProgramCode = 'BAD_USER_INPUT';
    const extensions = { code, status: 400, ...shown.extensions, requestId };
    return { message: shown.message, ...place, extensions };
  }
  const problem = problemOf(cause);
  const { code, status, text } = problem;
  const retryAfter = problem.retryAfter ?? (RETRYABLE.has(code) ? RETRY_AFTER_S : undefined);
  log.error({ err: cause, requestId, path: graphql?.path?.join('.') }, 'resolver failed');
  const waits = retryAfter === undefined ? {} : { retryAfter };
  return {
    message: messages.text(text, { seconds: retryAfter ?? '' }),
    ...place,
    extensions: { code, status, requestId, ...waits },
  };
}

/** graphql-jit returns list indices as strings; field names never begin with a digit. */
function asIndex(step: string | number): string | number {
  return typeof step === 'string' && /^\d+$/.test(step) ? Number(step) : step;
}
