import { UpstreamError } from '../../lib/upstream-error.ts';

/** Seconds after which a change that was refused for want of Redis may be tried again. */
const RETRY_AFTER_S = 3;

/**
 * Why something was not sent to Shopware: the gateways of the shop cannot agree who may, so that two could.
 * @param reason for the log
 */
export function unshared(reason = 'redis is unavailable'): UpstreamError {
  return new UpstreamError('unshared', `nothing was sent: ${reason}`, 503, RETRY_AFTER_S);
}
