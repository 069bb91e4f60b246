import type { FreeShipping } from '../../../schema/generated/types.ts';
import { productItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import { CALCULATION } from '../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Distance to free shipping (docs/rules.md, "What is shown"). The threshold is `FREE_SHIPPING_FROM`, else the total at
 * which the chosen shipping method's price list becomes zero; null without either.
 */
export async function freeShipping(
  context: GatewayContext,
  cart: SwCart,
  view: MoneyView,
): Promise<FreeShipping | null> {
  if (productItems(cart).length === 0) return null;
  const currencies = await context.channel.currencies();
  const currency = currencies.find(({ isoCode }) => isoCode === view.currency);
  const configured = context.configuration.freeShippingFrom;
  const own = configured === null ? null : configured * (currency?.factor ?? 1);
  const from = own ?? fromPriceList(cart, currency?.id);
  if (from === null) return null;
  const subtotal = cart.price?.positionPrice ?? 0;
  return {
    from: money(from, view),
    missing: money(Math.max(0, from - subtotal), view),
    reached: subtotal >= from,
  };
}

function fromPriceList(cart: SwCart, currencyId: string | undefined): number | null {
  const rows = cart.deliveries?.[0]?.shippingMethod?.prices ?? [];
  const free = rows.flatMap(({ calculation, quantityStart, currencyPrice }) => {
    const price = currencyPrice?.find((candidate) => candidate.currencyId === currencyId);
    return calculation === CALCULATION.cartTotal && price?.gross === 0 && quantityStart
      ? [quantityStart]
      : [];
  });
  return free.length === 0 ? null : Math.min(...free);
}
