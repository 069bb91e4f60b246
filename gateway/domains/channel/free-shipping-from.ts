import type { Money } from '../../../schema/generated/types.ts';
import { money } from '../../shopware/mappers/money.ts';
import type { GatewayContext } from '../shared/context.ts';

/**
 * Sum of goods from which the operator ships free of charge (`FREE_SHIPPING_FROM`), in the currency of the request. Null
 * where only price lists know it: which of them applies is not known before there is a cart.
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
