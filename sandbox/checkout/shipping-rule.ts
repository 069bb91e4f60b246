import type { DemoShippingMethod } from '../demo/model.ts';
import { idOf } from '../shop/ids.ts';
import type { Shop } from '../shop/shop.ts';

/** The rule that is met where goods go to a country. */
export function countryRuleId(iso: string): string {
  return idOf('rule', `country:${iso}`);
}

/** The rule that is met when the goods are worth so much that a method costs nothing. */
export function freeRuleId(method: DemoShippingMethod): string {
  return idOf('rule', `free:${method.key}`);
}

/**
 * The rules that a session meets, the one of the highest priority first, as `context.ruleIds` names them (recording 004).
 * @param goods gross CHF
 */
export function metRuleIds(shop: Shop, iso: string | undefined, goods: number): string[] {
  const free = shop.catalogue.shippingMethods.filter(
    ({ freeFrom }) => freeFrom !== undefined && goods >= freeFrom,
  );
  return [...free.map(freeRuleId), ...(iso === undefined ? [] : [countryRuleId(iso)])];
}
