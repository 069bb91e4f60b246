import { countryRuleId, freeRuleId } from '../../demo/derive/ids.ts';
import type { Shop } from '../shop/shop.ts';

/**
 * The rules that a session meets, the one of the highest priority first, as `context.ruleIds` names them (case 004).
 * @param goods gross CHF
 */
export function metRuleIds(shop: Shop, iso: string | undefined, goods: number): string[] {
  const free = shop.catalogue.shippingMethods.filter(
    ({ freeFrom }) => freeFrom !== undefined && goods >= freeFrom,
  );
  return [...free.map(freeRuleId), ...(iso === undefined ? [] : [countryRuleId(iso)])];
}
