import type { UserError } from '../../../../schema/generated/types.ts';
import type { Json } from '../../../lib/json.ts';
import { isAllowedReturn, withParameter } from '../../../lib/return-address.ts';
import { safeUrl } from '../../../shopware/mappers/safe-url.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { userError } from '../../shared/user-errors.ts';
import type { OrderSource } from './order.ts';

export type PaymentCalls = Pick<SessionCalls, 'write'>;

export interface PaymentWishes {
  readonly returnUrl?: string | null | undefined;
  readonly errorUrl?: string | null | undefined;
  /** Checked by the scalar `PaymentData`. */
  readonly paymentData?: Json | null | undefined;
}

/** Errors for return URLs that are not allowed (`PAYMENT_RETURN_URLS`). */
export function returnErrors(context: GatewayContext, wishes: PaymentWishes): UserError[] {
  const { configuration, messages } = context;
  return (['returnUrl', 'errorUrl'] as const).flatMap((field) => {
    const address = wishes[field] ?? null;
    const wrong = address !== null && !isAllowedReturn(address, configuration.paymentReturns);
    return wrong ? [userError(messages, 'RETURN_URL_NOT_ALLOWED', [field])] : [];
  });
}

/** Starts a payment; null if no page is needed. The caller must check {@link returnErrors} and the ownership. */
export async function startPayment(
  context: GatewayContext,
  calls: PaymentCalls,
  order: Pick<OrderSource, 'id' | 'token'>,
  wishes: PaymentWishes,
): Promise<string | null> {
  const { returnUrl = null, errorUrl = null, paymentData } = wishes;
  const failed = errorUrl ?? returnUrl;
  const body = {
    ...paymentData,
    orderId: order.id,
    finishUrl:
      returnUrl === null ? shopPage(context, order, 'paid') : withParameter(returnUrl, 'order', order.id),
    errorUrl: failed === null ? shopPage(context, order, 'unpaid') : withParameter(failed, 'order', order.id),
  };
  const { redirectUrl } = await calls.write<{ readonly redirectUrl?: string | null }>({
    path: '/handle-payment',
    body,
  });
  return safeUrl(redirectUrl);
}

function shopPage(
  { configuration, language }: GatewayContext,
  { id, token }: Pick<OrderSource, 'id' | 'token'>,
  outcome: 'paid' | 'unpaid',
): string {
  const page = `${configuration.publicUrl}${language.pathPrefix}/checkout/success/${id}/${outcome}`;
  return token === null ? page : withParameter(page, 'link', token);
}
