import type { CartPayload, UserError } from '../../schema/generated/resolvers.ts';
import type { GatewayContext } from '../graphql/context.ts';
import { userErrorsOf } from '../graphql/user-errors.ts';
import { alignContext, sessionMoney } from '../session/session-currency.ts';
import type { SessionCalls } from '../session/shopper-session.ts';
import { toCart } from './cart.ts';
import type { SwCart } from './cart-entity.ts';
import { collectNotices } from './notices.ts';

/** A change of a cart. */
interface CartChange {
  /** Id of the line item that is meant; `*` when all may change. */
  readonly item: string;
  /** Input field that errors without one belong to. */
  readonly field: string[] | null;
  /** Sends the change; Shopware answers with the whole cart. */
  readonly send: (calls: SessionCalls) => Promise<SwCart>;
  /** What the shopper should know of a cart that Shopware left as it was. */
  readonly verify?: (cart: SwCart) => UserError[];
}

/** Changes a cart, alone in its session, and answers with all of it. */
export function changeCart(context: GatewayContext, change: CartChange): Promise<CartPayload> {
  return context.session.exclusive(async (calls) => {
    try {
      const fresh = !context.session.exists;
      await alignContext(context, calls);
      const changed = await change.send(calls);
      if (fresh) calls.notes.currency ??= { id: context.currency.id, isoCode: context.currency.isoCode };
      const view = await sessionMoney(context, calls);
      const notices = collectNotices(changed, calls.notes, context.messages, change.item);
      const cart = await toCart(context, changed, view, notices);
      return { cart, userErrors: notices.length > 0 ? [] : (change.verify?.(changed) ?? []) };
    } catch (error) {
      const userErrors = userErrorsOf(error, context.messages, change.field);
      return { cart: await readCart(context, calls), userErrors };
    }
  });
}

/** The cart as it is, within a session's turn. */
export async function readCart(context: GatewayContext, calls: SessionCalls) {
  const found = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  const notices = collectNotices(found, calls.notes, context.messages, null);
  return toCart(context, found, await sessionMoney(context, calls), notices);
}
