import type { Imitation } from '../../platform/session-store/session-value.ts';
import type { GatewayContext } from './context.ts';

interface Source extends Pick<GatewayContext, 'log' | 'requestId'> {
  readonly configuration: Pick<GatewayContext['configuration'], 'publicUrl'>;
}

interface ImitationEvent {
  readonly event: 'begin' | 'order' | 'end' | 'refused';
  readonly orderId?: string;
  readonly reason?: 'used' | 'rejected';
}

/** Writes a line of the audit log: ids only, no personal data. A warning, so that usual log levels include it. */
export function auditImitation(
  { log, requestId, configuration: { publicUrl: channel } }: Source,
  { userId, customerId }: Pick<Imitation, 'userId' | 'customerId'>,
  event: ImitationEvent,
): void {
  log.warn(
    { audit: 'imitation', ...event, userId, customerId, channel, requestId },
    'staff act for a customer',
  );
}
