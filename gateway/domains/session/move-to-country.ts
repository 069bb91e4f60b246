import { enteredCodes, isSameCode, productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import type { SwSessionContext } from '../../shopware/mappers/context-entity.ts';
import type { SessionCalls } from '../../shopware/session/shopper-session.ts';
import type { GatewayContext } from '../shared/context.ts';

/** Fields of `PATCH /context`. */
export type ContextChange = Readonly<Partial<Record<'languageId' | 'currencyId' | 'countryId', string>>>;

/**
 * Moves a guest to another country. Shopware derives the country of taxes and shipping from the delivery address, so the
 * guest is logged out and the cart moves to a new context; otherwise the order would go to the old address. A customer
 * selects an address of the account instead.
 * @param found the session's context
 * @returns false if the country can be changed in the context of the session
 */
export async function moveToCountry(
  context: GatewayContext,
  calls: SessionCalls,
  found: SwSessionContext,
  change: ContextChange,
): Promise<boolean> {
  const hasAddress =
    found.customer?.guest === true && found.shippingLocation?.country?.id !== change.countryId;
  if (!hasAddress) return false;
  const cart = await calls.read<SwCart>({ method: 'GET', path: '/checkout/cart' });
  if (!canBeCopied(cart)) return false;
  await moveCart(context, calls, cart, { ...choices(found, context), ...change });
  return true;
}

/** The Store API cannot copy line items of plugins. */
function canBeCopied(cart: SwCart): boolean {
  return productItems(cart).every(({ id, referencedId, type }) => id && referencedId && type === 'product');
}

function choices(
  { currency, shippingMethod, paymentMethod }: SwSessionContext,
  { language }: GatewayContext,
): Record<string, string> {
  return {
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
