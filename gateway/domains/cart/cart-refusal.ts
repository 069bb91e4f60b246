import type { CartPayload, UserError } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ErrorKey } from '../shared/error-codes.ts';
import type { Values } from '../shared/messages/messages.ts';
import { userError } from '../shared/user-errors.ts';
import { emptyCart } from './public/cart.ts';
import { readCart } from './public/change-cart.ts';

/** The cart as it is, and why it was not changed. */
export function cartRefusal(
  context: GatewayContext,
  key: ErrorKey,
  field: string[],
  values: Values = {},
): Promise<CartPayload> {
  return cartRefusals(context, [userError(context.messages, key, field, values)]);
}

/** As `cartRefusal`, for several reasons. */
export async function cartRefusals(context: GatewayContext, userErrors: UserError[]): Promise<CartPayload> {
  const cart = context.session.exists
    ? await context.session.withLock((calls) => readCart(context, calls))
    : await emptyCart(context);
  return { cart, userErrors };
}
