import type { Money } from '../../../schema/generated/types.ts';
import { money } from '../../shopware/mappers/money.ts';
import { PRICE_LISTS } from '../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../shared/context.ts';
import { freeFrom } from './free-from.ts';

/**
 * Threshold of free shipping in the request's currency: `FREE_SHIPPING_FROM`, else the price list of the sales channel's
 * default shipping method; null where that depends on the cart. Never fails: a page does not need it.
 */
export async function freeShippingFrom(context: GatewayContext): Promise<Money | null> {
  const { configuration, channel, currency, log, money: view } = context;
  const { freeShippingFrom: configured } = configuration;
  if (configured !== null) {
    const currencies = await channel.currencies();
    const factor = currencies.find(({ id }) => id === currency.id)?.factor ?? 1;
    return money(configured * factor, view);
  }
  try {
    const { shippingMethodId, ruleIds } = await channel.facts();
    const { elements } = await context.read(PRICE_LISTS);
    const method = elements?.find(({ id }) => id === shippingMethodId);
    const from = method === undefined ? null : freeFrom(method.prices ?? [], ruleIds, currency.id);
    return from === null ? null : money(from, view);
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}
