import type { Cart } from '../../../../schema/generated/types.ts';
import {
  enteredCodes,
  promotionCode,
  promotionItems,
  type SwCart,
  sameCode,
} from '../../../shopware/mappers/cart-entity.ts';
import type { SessionCalls } from '../../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { moneyOfSession } from '../../shared/session-currency.ts';
import { restoreCart } from '../restore-cart.ts';
import { settleCart } from '../settle-cart.ts';
import { toCart } from './cart.ts';
import { createNotice } from './create-notice.ts';
import { type CartIntent, collectNotices } from './notices.ts';
import { withUntold } from './untold.ts';

interface PresentedCart {
  readonly entity: SwCart;
  readonly cart: Cart;
}

/** Settles a cart from Shopware and collects its notices. */
export async function presentCart(
  context: GatewayContext,
  calls: SessionCalls,
  answered: SwCart,
  intent: CartIntent,
): Promise<PresentedCart> {
  const whole = await restoreCart(calls, answered, intent.own);
  const { cart: entity, notices: swaps } = await settleCart(context, calls, whole);
  const fresh = [...(await collectNotices(context, calls, entity, intent)), ...swaps];
  const expired = context.session.expired
    ? [createNotice('message-403', 'WARNING', {}, null, context.messages)]
    : [];
  const notices = [...expired, ...withUntold(calls, fresh)];
  const cart = await toCart(context, entity, await moneyOfSession(context, calls), notices);
  const savedPromotions = savedCodes(entity, calls).map((code) => ({
    code,
    message: context.messages.text('promotion-saved', { code }),
  }));
  return { entity, cart: { ...cart, savedPromotions } };
}

/** Codes that were entered, do not apply, and were not dismissed. */
function savedCodes(cart: SwCart, { data }: SessionCalls): string[] {
  const applied = promotionItems(cart).map(promotionCode);
  const dismissed = data.dismissedCodes ?? [];
  return enteredCodes(cart).filter(
    (code) =>
      !applied.some((other) => sameCode(other, code)) && !dismissed.some((other) => sameCode(other, code)),
  );
}
