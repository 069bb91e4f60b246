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
import { settleCart } from '../settle-cart.ts';
import { toCart } from './cart.ts';
import { type CartIntent, collectNotices } from './notices.ts';

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
  const { cart: entity, notices: swaps } = await settleCart(context, calls, answered);
  const notices = [...(await collectNotices(context, calls, entity, intent)), ...swaps];
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
