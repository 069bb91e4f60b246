import { safeUrl } from '../../../shopware/mappers/safe-url.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';

export type PaymentCalls = Pick<SessionCalls, 'write'>;

/**
 * Starts a payment. The caller must check the ownership, because Shopware does not (docs/shopware.md, "Ownership").
 * @returns the payment provider's page; null when none is needed
 */
export async function startPayment(
  context: GatewayContext,
  calls: PaymentCalls,
  orderId: string,
): Promise<string | null> {
  const { publicUrl } = context.configuration;
  const success = `${publicUrl}${context.language.pathPrefix}/checkout/success/${orderId}`;
  const body = { orderId, finishUrl: `${success}/paid`, errorUrl: `${success}/unpaid` };
  const { redirectUrl } = await calls.write<{ readonly redirectUrl?: string | null }>({
    path: '/handle-payment',
    body,
  });
  return safeUrl(redirectUrl);
}
