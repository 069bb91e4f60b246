import type { CheckoutPayload } from '../../../schema/generated/types.ts';
import { UUID } from '../../shopware/uuid.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import { accountErrors, NOT_LOGGED_IN } from '../shared/login-required.ts';
import { userError } from '../shared/user-errors.ts';
import { readCheckout } from './checkout.ts';
import { expiredErrors } from './expired-session.ts';

export async function chooseAddress(
  context: GatewayContext,
  kind: 'shippingAddressId' | 'billingAddressId',
  id: string,
): Promise<CheckoutPayload> {
  const { session, messages } = context;
  if (!session.exists) return { checkout: null, userErrors: [userError(messages, NOT_LOGGED_IN)] };
  return session.withLock(async (calls) => {
    const refuse = async (key: ErrorKey) => ({
      checkout: await readCheckout(context, calls),
      userErrors: [userError(messages, key, ['id'])],
    });
    if (id.trim() === '') return refuse('BLANK_ID');
    if (!UUID.test(id)) return refuse('CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND');
    try {
      await calls.write({ method: 'PATCH', path: '/context', body: { [kind]: id } });
    } catch (error) {
      const userErrors = accountErrors(error, messages, null, [], 'CHECKOUT__CUSTOMER_ADDRESS_NOT_FOUND').map(
        (entry) => (entry.code === NOT_LOGGED_IN ? entry : { ...entry, field: ['id'] }),
      );
      const checkout = await readCheckout(context, calls);
      return { checkout, userErrors: session.expired ? expiredErrors(context) : userErrors };
    }
    return { checkout: await readCheckout(context, calls), userErrors: [] };
  });
}
