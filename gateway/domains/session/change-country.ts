import { enteredCodes, isSameCode, productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwSessionContext } from '../../shopware/mappers/context-entity.ts';
import { assertNoOrderUnderWay } from '../../shopware/session/sent-order.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import { readCart } from '../cart/public/change-cart.ts';
import type { GatewayContext } from '../shared/context.ts';
import { userErrorsOf } from '../shared/user-errors.ts';
import { applyChange, changeSession } from './change-session.ts';
import { readSession, type SessionPayload } from './public/session.ts';

const FIELD = 'countryId';

/**
 * Changes the country of taxes and shipping. Shopware derives it from the delivery address, so a guest who changes it
 * is logged out and the cart moves to a new context; otherwise the order would go to the old address. A customer
 * chooses an address of the account instead.
 */
export function changeCountry(context: GatewayContext, countryId: string): Promise<SessionPayload> {
  const { session } = context;
  if (!session.exists || countryId.trim() === '') return changeSession(context, { countryId }, FIELD, true);
  return session.withLock(async (calls) => {
    await assertNoOrderUnderWay(calls);
    const found = await calls.read<SwSessionContext>({ method: 'GET', path: '/context' });
    const fixed = found.customer?.guest === true && found.shippingLocation?.country?.id !== countryId;
    const cart = fixed ? await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' }) : null;
    if (cart === null || !canBeCopied(cart)) return applyChange(context, calls, { countryId }, FIELD);
    try {
      await moveCart(context, calls, cart, choices(found, countryId, context));
    } catch (error) {
      return { session: null, cart: null, userErrors: userErrorsOf(error, context.messages, [FIELD]) };
    }
    return {
      session: await readSession(context, calls),
      cart: await readCart(context, calls),
      userErrors: [],
    };
  });
}

/** The Store API cannot copy line items of plugins. */
function canBeCopied(cart: SwCart): boolean {
  return productItems(cart).every(({ id, referencedId, type }) => id && referencedId && type === 'product');
}

function choices(
  { currency, shippingMethod, paymentMethod }: SwSessionContext,
  countryId: string,
  { language }: GatewayContext,
): Record<string, string> {
  return {
    countryId,
    languageId: language.id,
    ...(currency?.id ? { currencyId: currency.id } : {}),
    ...(shippingMethod?.id ? { shippingMethodId: shippingMethod.id } : {}),
    ...(paymentMethod?.id ? { paymentMethodId: paymentMethod.id } : {}),
  };
}

/** Switches to a new context once it has the whole cart. */
async function moveCart(
  { session }: GatewayContext,
  calls: SessionCalls,
  cart: SwCart,
  body: Record<string, string>,
): Promise<void> {
  const { token } = await calls.writeElsewhere({ method: 'PATCH', path: '/context', body });
  if (token === null) throw new Error('Shopware opened a context without a token');
  const { cart: shown, dismissedCodes = [], methods } = calls.data;
  const codes = enteredCodes(cart).filter((code) => !dismissedCodes.some((other) => isSameCode(other, code)));
  const items = [
    ...productItems(cart).map(({ id, referencedId, quantity }) => ({
      id,
      referencedId,
      type: 'product',
      quantity: quantity ?? 1,
    })),
    ...codes.map((code) => ({ type: 'promotion', referencedId: code })),
  ];
  if (items.length > 0) {
    await calls.writeElsewhere({ token, path: '/checkout/cart/line-item', body: { items } });
  }
  session.switchToken(token, { ...(shown ? { cart: shown } : {}), ...(methods ? { methods } : {}) });
}
