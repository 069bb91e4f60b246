import type { OrderAccessInput, PayOrderInput, UserError } from '../../../schema/generated/types.ts';
import type { ResolversParentTypes } from '../../generated/resolvers.ts';
import { equals } from '../../shopware/reads/criteria.ts';
import type { StoreCall } from '../../shopware/store-client.ts';
import { type GatewayContext, writeAnonymously } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { isLoggedOut, userError, userErrorsOf } from '../shared/user-errors.ts';
import { openByToken, shownByToken } from './order-by-token.ts';
import { type OrderSource, order, readOrder } from './public/order.ts';
import { type PaymentCalls, type PaymentWishes, returnErrors, startPayment } from './public/payment.ts';

/** The initial state of a transaction, the only one in which Shopware starts a payment. */
const INITIAL = 'open';

/** Starts or retries the payment of an order, of this session or by its token. */
export async function payOrder(context: GatewayContext, { id, access, ...wishes }: PayOrderInput) {
  const { session, messages } = context;
  const wrong = returnErrors(context, wishes);
  if (wrong.length > 0) return refused(wrong);
  if (session.exists) {
    const inSession = await session.withLock(async (calls) => {
      const shown = await readOrder(context, calls, id);
      return shown && pay(context, calls, shown, wishes, async () => calls);
    });
    if (inSession !== null) return inSession;
  }
  if (!access) return refused([userError(messages, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', ['id'])]);
  const { found, userErrors } = await openByToken(context, access);
  if (found === null) return refused(userErrors);
  if (found.entity.id !== id) {
    return refused([userError(messages, 'CHECKOUT__ORDER_ORDER_NOT_FOUND', ['id'])]);
  }
  const paid = await pay(context, callsWithoutSession(context), await order(context, found), wishes, () =>
    identified(context, access),
  );
  return { ...paid, order: shownByToken(paid.order) };
}

async function pay(
  context: GatewayContext,
  calls: PaymentCalls,
  shown: OrderSource,
  wishes: PaymentWishes,
  buyer: () => Promise<PaymentCalls | null>,
): Promise<ResolversParentTypes['PayOrderPayload'] & { readonly order: OrderSource }> {
  const { messages } = context;
  const refuse = (code: ErrorKey) => ({ ...refused([userError(messages, code, ['id'])]), order: shown });
  if (shown.paid) return refuse('CHECKOUT__ORDER_ORDER_ALREADY_PAID');
  if (shown.status.code === 'cancelled') return refuse('ORDER_CANCELLED');
  if (shown.requiresRedirect && !shown.canPay) return refuse('ORDER_NOT_PAYABLE');
  try {
    const paymentUrl =
      (await startPayment(context, calls, shown, wishes)) ??
      (await retryPayment(context, shown, wishes, buyer));
    const isRefused = paymentUrl === null && shown.canPay && shown.paymentStatus.code !== INITIAL;
    return isRefused ? refuse('PAYMENT_NOT_STARTED') : { order: shown, paymentUrl, userErrors: [] };
  } catch (error) {
    return { order: shown, paymentUrl: null, userErrors: userErrorsOf(error, messages) };
  }
}

/** Shopware starts a payment only for a transaction in its initial state, so a failed payment needs another transaction. */
async function retryPayment(
  context: GatewayContext,
  shown: OrderSource,
  wishes: PaymentWishes,
  buyer: () => Promise<PaymentCalls | null>,
): Promise<string | null> {
  if (!shown.canPay || shown.paymentStatus.code === INITIAL || !shown.paymentMethod) return null;
  const calls = await buyer();
  if (calls === null) return null;
  const body = { orderId: shown.id, paymentMethodId: shown.paymentMethod.id };
  try {
    await calls.write({ path: '/order/payment', body });
  } catch (error) {
    if (isLoggedOut(error)) return null;
    throw error;
  }
  return startPayment(context, calls, shown, wishes);
}

/** @param token of a context; optional, because Shopware accepts payments by any client */
function callsWithoutSession(context: GatewayContext, token?: string): PaymentCalls {
  const common = token === undefined ? {} : { token };
  return {
    write: async <T>(call: StoreCall) => (await writeAnonymously<T>(context, { ...common, ...call })).body,
  };
}

/** Logs in the guest of an order in a temporary context, which Shopware supports since 6.7. */
async function identified(context: GatewayContext, access: OrderAccessInput): Promise<PaymentCalls | null> {
  const { token } = await writeAnonymously(context, {
    path: '/order',
    body: {
      email: access.email.trim(),
      zipcode: access.zipcode.trim(),
      login: true,
      limit: 1,
      filter: [equals('deepLinkCode', access.token.trim())],
    },
  });
  return token === null ? null : callsWithoutSession(context, token);
}

function refused(userErrors: UserError[]): ResolversParentTypes['PayOrderPayload'] {
  return { order: null, paymentUrl: null, userErrors };
}
