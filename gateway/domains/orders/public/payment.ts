import { safeUrl } from '../../../shopware/mappers/safe-url.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { OrderSource } from './order.ts';

export type PaymentCalls = Pick<SessionCalls, 'write'>;

/**
 * Starts a payment. The addresses to come back to name the order's link, so that it can be opened in a browser that did
 * not place it: banks and wallets open their own.
 * The caller must check the ownership, because Shopware does not (docs/shopware.md, "Ownership").
 * @returns the payment provider's page; null when none is needed
 */
export async function startPayment(
  context: GatewayContext,
  calls: PaymentCalls,
  { id, deepLinkCode }: Pick<OrderSource, 'id' | 'deepLinkCode'>,
): Promise<string | null> {
  const { publicUrl } = context.configuration;
  const success = `${publicUrl}${context.language.pathPrefix}/checkout/success/${id}`;
  const link = deepLinkCode === '' ? '' : `?${new URLSearchParams({ link: deepLinkCode })}`;
  const body = { orderId: id, finishUrl: `${success}/paid${link}`, errorUrl: `${success}/unpaid${link}` };
  const { redirectUrl } = await calls.write<{ readonly redirectUrl?: string | null }>({
    path: '/handle-payment',
    body,
  });
  return safeUrl(redirectUrl);
}
