import type { Money } from '../../../../schema/generated/types.ts';
import { money } from '../../../shopware/mappers/money.ts';
import { PRICE_LISTS } from '../../../shopware/reads/shipping-prices.ts';
import type { GatewayContext } from '../../shared/context.ts';
import { freeFrom } from '../free-from.ts';

/** Threshold of free shipping in the request's currency, by the sales channel's default shipping method. */
export async function freeShippingFrom(context: GatewayContext): Promise<Money | null> {
  const sum = await freeShippingSum(context, context.currency.isoCode, null);
  return sum === null ? null : money(sum, context.money);
}

/**
 * Sum of goods from which shipping is free: `FREE_SHIPPING_FROM`, else what the price list of a shipping method tells
 * (docs/rules.md, "What is shown"). Never fails: nothing depends on it.
 * @param currency ISO 4217, of the sum
 * @param methodId null for the sales channel's default method
 * @returns null where that depends on the cart
 */
export async function freeShippingSum(
  context: GatewayContext,
  currency: string,
  methodId: string | null,
): Promise<number | null> {
  const { configuration, channel, log } = context;
  const { freeShippingFrom: configured } = configuration;
  try {
    const currencies = await channel.currencies();
    const { id = '', factor = 1 } = currencies.find(({ isoCode }) => isoCode === currency) ?? {};
    if (configured !== null) return configured * factor;
    const { shippingMethodId, ruleIds } = await channel.facts();
    const { elements } = await context.read(PRICE_LISTS);
    const method = elements?.find((candidate) => candidate.id === (methodId ?? shippingMethodId));
    return method === undefined ? null : freeFrom(method.prices ?? [], ruleIds, id);
  } catch (error) {
    log.warn({ err: error }, 'price lists of shipping cannot be read');
    return null;
  }
}
