import { UpstreamError } from '../../lib/upstream-error.ts';

const RETRY_AFTER_S = 3;

/**
 * The error for a change that was not sent to Shopware, because without Redis two gateways could send it at the same time.
 * @param reason for the log
 */
export function unshared(reason = 'redis is unavailable'): UpstreamError {
  return new UpstreamError('unshared', `nothing was sent: ${reason}`, 503, RETRY_AFTER_S);
}
