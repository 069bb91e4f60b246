import type { Cart, CartPayload, Notice, UserError } from '../../../../schema/generated/types.ts';
import {
  enteredCodes,
  isSameCode,
  promotionCode,
  promotionItems,
  type SwCart,
} from '../../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import type { ErrorKey } from '../../shared/error-codes.ts';
import type { Values } from '../../shared/messages/messages.ts';
import { alignContext, moneyOfSession } from '../../shared/session-currency.ts';
import { userError, userErrorsOf } from '../../shared/user-errors.ts';
import { restoreCart, settleCart } from '../settle-cart.ts';
import { emptyCart, toCart } from './cart.ts';
import { createNotice, withPendingNotices } from './create-notice.ts';
import { type CartIntent, collectNotices } from './notices.ts';

interface CartChange {
  readonly items: readonly string[] | '*';
  /** Fallback input field of errors. */
  readonly field: string[] | null;
  readonly send: (calls: SessionCalls) => Promise<SwCart>;
  readonly repeat?: CartIntent['repeat'];
  /** Returns errors if the change had no effect although Shopware reported success. */
  readonly verify?: (cart: SwCart, notices: readonly Notice[]) => UserError[];
  readonly remark?: (cart: SwCart, notices: readonly Notice[]) => Notice[];
}

export function changeCart(context: GatewayContext, change: CartChange): Promise<CartPayload> {
  return context.session.withLock(async (calls) => {
    try {
      const isNew = !context.session.exists;
      await alignContext(context, calls);
      const changed = await change.send(calls);
      if (isNew) calls.data.currency ??= { id: context.currency.id, isoCode: context.currency.isoCode };
      const intent = { changed: change.items, ...(change.repeat ? { repeat: change.repeat } : {}) };
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
  const entity = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  return (await presentCart(context, calls, entity, { changed: [] })).cart;
}

/** Settles a cart from Shopware and collects its notices. */
export async function presentCart(
  context: GatewayContext,
  calls: SessionCalls,
  received: SwCart,
  intent: CartIntent,
): Promise<{ readonly entity: SwCart; readonly cart: Cart }> {
  const restored = await restoreCart(calls, received, intent.changed);
  const { cart: entity, notices: swaps } = await settleCart(context, calls, restored);
  const fresh = [...(await collectNotices(context, calls, entity, intent)), ...swaps];
  const cart = await toCart(context, entity, await moneyOfSession(context, calls));
  const expired = context.session.expired ? [createNotice(context.messages, 'message-403', 'WARNING')] : [];
  const savedPromotions = savedCodes(entity, calls).map((code) => ({
    code,
    message: context.messages.text('promotion-saved', { code }),
  }));
  const notices = [...expired, ...withPendingNotices(context, calls, fresh)];
  return { entity, cart: { ...cart, savedPromotions, notices } };
}

/** Returns the unchanged cart with the reason why it was not changed. */
export function rejectCartChange(
  context: GatewayContext,
  key: ErrorKey,
  field: string[],
  values: Values = {},
): Promise<CartPayload> {
  return unchangedCart(context, [userError(context.messages, key, field, values)]);
}

/** Returns the unchanged cart with errors. */
export async function unchangedCart(context: GatewayContext, userErrors: UserError[]): Promise<CartPayload> {
  const cart = context.session.exists
    ? await context.session.withLock((calls) => readCart(context, calls))
    : await emptyCart(context);
  return { cart, userErrors };
}

function savedCodes(cart: SwCart, { data }: SessionCalls): string[] {
  const others = [...promotionItems(cart).map(promotionCode), ...(data.dismissedCodes ?? [])];
  return enteredCodes(cart).filter((code) => !others.some((other) => isSameCode(other, code)));
}
