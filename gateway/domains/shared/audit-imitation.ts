import type { Logger } from '../../platform/logger.ts';
import type { Imitation } from '../../platform/session-store/session-value.ts';

interface ImitationEvent extends Pick<Imitation, 'userId' | 'customerId'> {
  readonly event: 'begin' | 'order' | 'end' | 'refused';
  /** Public URL of the sales channel. */
  readonly channel: string;
  readonly requestId: string;
  readonly orderId?: string;
  readonly reason?: 'used' | 'rejected';
}

/** Writes a line of the audit log: ids only, no personal data. A warning, so that usual log levels include it. */
export function auditImitation(log: Logger, event: ImitationEvent): void {
  log.warn({ audit: 'imitation', ...event }, 'staff act for a customer');
}
