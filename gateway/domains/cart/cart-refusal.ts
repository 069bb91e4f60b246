import type { CartPayload } from '../../../schema/generated/types.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { Values } from '../shared/messages/messages.ts';
import { userError } from '../shared/user-errors.ts';
import { emptyCart } from './public/cart.ts';
import { readCart } from './public/change-cart.ts';

export async function cartRefusal(
  context: GatewayContext,
  code: string,
  field: string[],
  values: Values = {},
): Promise<CartPayload> {
  const cart = context.session.exists
    ? await context.session.withLock((calls) => readCart(context, calls))
    : await emptyCart(context);
  return { cart, userErrors: [userError(context.messages, code, field, values)] };
}
