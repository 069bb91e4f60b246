import { setTimeout as wait } from 'node:timers/promises';
import type { View } from '../../protocol/call.ts';
import { countryRuleId, freeRuleId, groupRuleId } from '../../shops/derive/ids.ts';
import {
  COUNTRIES,
  CUSTOMER_GROUPS,
  countryById,
  currencyById,
  DEFAULT_CURRENCY,
  DEFAULT_GROUP,
} from '../../state/channel.ts';
import type { Entity } from '../../state/entity.ts';
import type { ContextRecord } from '../../state/records.ts';
import type { Shop } from '../../state/shop.ts';
import { paymentMethodById, shippingMethodById } from '../channel/methods.ts';

export type Current = ReturnType<typeof currentSession>;

/** A session with the records of its ids. */
export function currentSession(
  shop: Shop,
  record: ContextRecord,
  customer = shop.customers.get(record.customerId ?? ''),
) {
  const address = (id: string | undefined) => customer?.addresses.find((candidate) => candidate.id === id);
  const shippingAddress = address(record.shippingAddressId) ?? address(customer?.defaultShippingAddressId);
  const billingAddress = address(record.billingAddressId) ?? address(customer?.defaultBillingAddressId);
  const { paymentMethods, shippingMethods } = shop.catalogue;
  return {
    currency: currencyById(record.currencyId) ?? DEFAULT_CURRENCY,
    payment:
      paymentMethodById(shop, record.paymentMethodId ?? customer?.defaultPaymentMethodId) ??
      paymentMethods[0],
    shipping: shippingMethodById(shop, record.shippingMethodId) ?? shippingMethods[0],
    /** Of the shipping address, otherwise the chosen or the default one. */
    country: countryById(shippingAddress?.countryId) ?? countryById(record.countryId) ?? COUNTRIES[0],
    customer,
    shippingAddress,
    billingAddress,
  };
}

/** Prices depend on the customer group and the taxes of the country. */
export function pricingOf({ switches }: Shop, current: Current): Pick<View, 'taxState' | 'group'> {
  const group = CUSTOMER_GROUPS.find(({ id }) => id === current.customer?.groupId) ?? DEFAULT_GROUP;
  const isAbroad = current.country?.iso !== COUNTRIES[0]?.iso;
  if (switches.taxFreeAbroad && isAbroad) return { taxState: 'tax-free', group: group.key };
  const isNet = group.net || (switches.netShop && group === DEFAULT_GROUP);
  return { taxState: isNet ? 'net' : 'gross', group: group.key };
}

/**
 * Ids of the matching rules, all and by the area that uses them (`areaRuleIds`, cases 004, 406).
 * @param positions total of the cart in the shop's first currency
 */
export function matchingRules(
  shop: Shop,
  current: Current,
  positions: number,
): { all: string[]; areas: Entity | [] } {
  const { country } = current;
  const shipping = [
    ...shop.catalogue.shippingMethods
      .filter(({ freeFrom }) => freeFrom !== undefined && positions >= freeFrom)
      .map(freeRuleId),
    ...(country === undefined ? [] : [countryRuleId(country.iso)]),
  ];
  const { group } = pricingOf(shop, current);
  const hasPrices = shop.catalogue.products.some(({ groupPrices }) =>
    groupPrices?.some((price) => price.group === group),
  );
  const product = hasPrices ? [groupRuleId(group)] : [];
  const all = [...product, ...shipping];
  return { all, areas: all.length === 0 ? [] : { shipping, ...(hasPrices && { product }) } };
}

/** The time between reading and writing in which parallel requests conflict. */
export async function raceGap({ switches }: Shop): Promise<void> {
  if (switches.raceGap > 0) await wait(switches.raceGap * (0.5 + Math.random()));
}
