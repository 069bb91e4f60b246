import type { FreeShipping } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import { freeShippingSum } from '../channel/public/free-shipping-from.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Distance to free shipping with the chosen method (docs/rules.md, "What is shown"); null where there is none, or where
 * the costs of this cart show that it does not hold: it never promises what Shopware then charges.
 */
export async function freeShipping(
  context: GatewayContext,
  cart: SwCart,
  view: MoneyView,
): Promise<FreeShipping | null> {
  const { deliveries } = cart;
  if (productItems(cart).length === 0) return null;
  const from = await freeShippingSum(context, view.currency, deliveries?.[0]?.shippingMethod?.id ?? null);
  if (from === null) return null;
  const subtotal = cart.price?.positionPrice ?? 0;
  const costs = (deliveries ?? []).reduce(
    (sum, { shippingCosts }) => sum + (shippingCosts?.totalPrice ?? 0),
    0,
  );
  if (subtotal >= from && costs > 0) return null;
  return {
    from: money(from, view),
    missing: money(Math.max(0, from - subtotal), view),
    reached: subtotal >= from,
  };
}
