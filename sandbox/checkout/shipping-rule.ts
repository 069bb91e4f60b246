import type { Shop } from '../shop/shop.ts';
import { countryRuleId, freeRuleId } from '../shops/derive/ids.ts';

/** By priority, as in `context.ruleIds` (case 004). `goods` in gross CHF. */
export function metRuleIds(shop: Shop, iso: string | undefined, goods: number): string[] {
  const free = shop.catalogue.shippingMethods.filter(
    ({ freeFrom }) => freeFrom !== undefined && goods >= freeFrom,
  );
  return [...free.map(freeRuleId), ...(iso === undefined ? [] : [countryRuleId(iso)])];
}
