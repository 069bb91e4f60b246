import type { Money } from '../../../schema/generated/types.ts';
import { money } from '../../shopware/mappers/money.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Threshold of free shipping (`FREE_SHIPPING_FROM`) in the request's currency; null where it depends on price lists,
 * which need a cart.
 */
export async function freeShippingFrom({
  configuration,
  channel,
  currency,
  money: view,
}: GatewayContext): Promise<Money | null> {
  const { freeShippingFrom: from } = configuration;
  if (from === null) return null;
  const currencies = await channel.currencies();
  const factor = currencies.find(({ id }) => id === currency.id)?.factor ?? 1;
  return money(from * factor, view);
}
