/** Why an answer of Shopware cannot be used. */
type UpstreamReason =
  | 'unreachable'
  | 'timeout'
  | 'maintenance'
  | 'garbage'
  | 'too-large'
  | 'failed'
  /** Nothing was sent: too many calls are running, or Shopware is unavailable. */
  | 'overloaded'
  /** Nothing was sent: the gateways of the shop cannot agree which of them may write. */
  | 'unshared';

/** Shopware did not respond, or with an unusable response. */
export class UpstreamError extends Error {
  readonly reason: UpstreamReason;
  /** Status of Shopware's answer; null when there was none. */
  readonly status: number | null;
  /** Seconds after which trying again makes sense; null when unknown. */
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

/** Returns whether nothing was sent because the gateways cannot agree which of them may write. */
export function isUnshared(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'unshared';
}

/** Reasons for which Shopware has done nothing. */
const NOTHING_DONE: ReadonlySet<UpstreamReason> = new Set(['overloaded', 'maintenance', 'unshared']);

/** Returns whether a call may have had its effect although no valid response arrived. */
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
