import type { Cart, CartPayload, Notice, UserError } from '../../../../schema/generated/types.ts';
import type { SwCart } from '../../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { alignContext } from '../../shared/session-currency.ts';
import { userErrorsOf } from '../../shared/user-errors.ts';
import type { CartIntent } from './notices.ts';
import { presentCart } from './present-cart.ts';

interface CartChange {
  /** Ids of the affected line items; `*` for all. */
  readonly items: readonly string[] | '*';
  /** Fallback input field of errors. */
  readonly field: string[] | null;
  /** Sends the change and returns Shopware's cart. */
  readonly send: (calls: SessionCalls) => Promise<SwCart>;
  /** Persistent messages to repeat for this change. */
  readonly retell?: CartIntent['retell'];
  /** Detects that the change had no effect although Shopware reported success. */
  readonly verify?: (cart: SwCart, notices: readonly Notice[]) => UserError[];
  /** Adds notices that Shopware lacks. */
  readonly remark?: (cart: SwCart, notices: readonly Notice[]) => Notice[];
}

export function changeCart(context: GatewayContext, change: CartChange): Promise<CartPayload> {
  return context.session.withLock(async (calls) => {
    try {
      const fresh = !context.session.exists;
      await alignContext(context, calls);
      const changed = await change.send(calls);
      if (fresh) calls.data.currency ??= { id: context.currency.id, isoCode: context.currency.isoCode };
      const intent = { own: change.items, ...(change.retell ? { retell: change.retell } : {}) };
      const { entity, cart } = await presentCart(context, calls, changed, intent);
      const { notices } = cart;
      return {
        cart: { ...cart, notices: [...notices, ...(change.remark?.(entity, notices) ?? [])] },
        userErrors: change.verify?.(entity, notices) ?? [],
      };
    } catch (error) {
      const userErrors = userErrorsOf(error, context.messages, change.field);
      return { cart: await readCart(context, calls), userErrors };
    }
  });
}

/** Reads the cart; requires the session's lock. */
export async function readCart(context: GatewayContext, calls: SessionCalls): Promise<Cart> {
  const found = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  return (await presentCart(context, calls, found, { own: [] })).cart;
}
