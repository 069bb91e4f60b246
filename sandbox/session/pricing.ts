import { metRuleIds } from '../checkout/shipping-rule.ts';
import type { Entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { groupRuleId } from '../shops/derive/ids.ts';
import { COUNTRIES } from './country.ts';
import type { Current } from './current.ts';
import { type CustomerGroup, customerGroupById } from './customer-group.ts';

/** What decides the prices that a session sees: its customer group, and taxes of the country. */
export function pricingOf({ switches }: Shop, current: Current): Pick<View, 'taxState' | 'group'> {
  const group = customerGroupById(current.customer?.groupId);
  const isAbroad = current.country?.iso !== COUNTRIES[0]?.iso;
  if (switches.taxFreeAbroad && isAbroad) return { taxState: 'tax-free', group: group.key };
  return { taxState: displaysGross(switches, group) ? 'gross' : 'net', group: group.key };
}

/** @param switches of which `netShop` has the default group see net prices */
export function displaysGross(switches: Pick<Shop['switches'], 'netShop'>, group: CustomerGroup): boolean {
  return !(group.net || (switches.netShop && group === customerGroupById(undefined)));
}

/**
 * Ids of the rules that hold, all and by what uses them (`areaRuleIds`, case 004, 406); rules of groups exist where a
 * product has a price by them.
 * @param goods in the cart, CHF
 */
export function rulesOf(shop: Shop, current: Current, goods: number): { all: string[]; areas: Entity | [] } {
  const shipping = metRuleIds(shop, current.country?.iso, goods);
  const { group } = pricingOf(shop, current);
  const isUsed = shop.products.all.some(({ demo }) =>
    demo.groupPrices?.some((price) => price.group === group),
  );
  const product = isUsed ? [groupRuleId(group)] : [];
  const all = [...product, ...shipping];
  if (all.length === 0) return { all, areas: [] };
  return { all, areas: { shipping, ...(product.length === 0 ? {} : { product }) } };
}
