/** Why an answer of Shopware cannot be used. */
type UpstreamReason =
  | 'unreachable'
  | 'timeout'
  | 'maintenance'
  | 'garbage'
  | 'too-large'
  | 'failed'
  /** Nothing was sent: too much is under way, or Shopware is known not to answer. */
  | 'overloaded'
  /** Nothing was sent: the gateways of the shop cannot agree who may change something. */
  | 'unshared';

/** Shopware did not answer, or nothing that anybody could use. */
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

/** Shopware was not asked: there is no connection to it. */
export class NotConnectedError extends UpstreamError {
  constructor(message: string) {
    super('unreachable', message);
  }
}

/** Whether nothing was sent because the gateways cannot agree who may change something. */
export function isUnshared(error: unknown): boolean {
  return error instanceof UpstreamError && error.reason === 'unshared';
}

/** Reasons for which Shopware has done nothing. */
const NOTHING_DONE: ReadonlySet<UpstreamReason> = new Set(['overloaded', 'maintenance', 'unshared']);

/** Whether what was sent may have had its effect although no good answer came. */
export function isOutcomeUnknown(error: unknown): error is UpstreamError {
  if (!(error instanceof UpstreamError) || error instanceof NotConnectedError) return false;
  return !NOTHING_DONE.has(error.reason);
}

/**
 * Whether Shopware may still be at work on what was sent: nobody answered, or a server before it did. A 500 is
 * Shopware's own, and its last word.
 */
export function mayBeUnderWay(error: unknown): boolean {
  if (!isOutcomeUnknown(error)) return false;
  const { reason, status } = error;
  return reason === 'timeout' || reason === 'unreachable' || (reason === 'failed' && status !== 500);
}
