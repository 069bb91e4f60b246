/** Why a call to Shopware failed. */
type UpstreamReason =
  | 'unreachable'
  | 'timeout'
  | 'maintenance'
  | 'garbage'
  | 'too-large'
  | 'failed'
  /** Nothing was sent: too many calls are running, or Shopware is unavailable. */
  | 'overloaded'
  /** Nothing was sent: without Redis, two gateways could write at the same time. */
  | 'unshared';

/** Shopware did not respond, or with an unusable response. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  /** HTTP status; null without a response. */
  readonly status: number | null;
  /** Seconds after which to retry; null if unknown. */
  readonly retryAfter: number | null;

  constructor(
    reason: UpstreamReason,
    message: string,
    status: number | null = null,
    retryAfter: number | null = null,
  ) {
    super(message);
    this.name = 'UpstreamError';
    this.reason = reason;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** Nothing was sent: there is no connection to Shopware. */
export class NotConnectedError extends UpstreamError {
  constructor(message: string) {
    super('unreachable', message);
  }
}

/**
 * Error for a change that was not sent to Shopware, because without Redis two gateways could send it at the same time.
 * @param reason for the log
 */
export function unshared(reason = 'redis is unavailable'): UpstreamError {
  return new UpstreamError('unshared', `nothing was sent: ${reason}`, 503, 3);
}

/** Returns whether nothing was sent because Redis is unavailable. */
export function isUnshared(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'unshared';
}

/** Reasons after which Shopware has not executed the call. */
const NOTHING_DONE: ReadonlySet<UpstreamReason> = new Set(['overloaded', 'maintenance', 'unshared']);

/** Returns whether Shopware may have executed a call although no valid response arrived. */
export function isOutcomeUnknown(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError) || error instanceof NotConnectedError) return false;
  return !NOTHING_DONE.has(error.reason);
}

/**
 * Returns whether Shopware may still be processing a call: no response arrived, or one of a proxy. A 500 is Shopware's
 * final response.
 */
export function mayBeUnderWay(error: unknown): boolean {
  if (!isOutcomeUnknown(error)) return false;
  const { reason, status } = error;
  return reason === 'timeout' || reason === 'unreachable' || (reason === 'failed' && status !== 500);
}
