import { cents } from '../../sandbox/shops/derive/amounts.ts';
import type { AdminClient } from './admin-client.ts';
import { demo } from './demo.ts';
import { isObject } from './json.ts';
import { perBase } from './prices.ts';
import { type Surroundings, SYSTEM_CURRENCY } from './surroundings.ts';

/** Settings of the sales channel that differ from what a new Shopware has. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'core.basicInformation.shopName': demo.name,
  'core.basicInformation.email': demo.address,
  'core.cart.wishlistEnabled': true,
  'core.listing.markAsNew': 60,
  'core.listing.showReview': true,
  'core.newsletter.doubleOptIn': true,
  'core.newsletter.doubleOptInRegistered': true,
  ...Object.fromEntries(demo.settings),
};

/** Writes those settings that are not as they should be. @returns their number; @throws ShopwareError */
export async function applySettings(client: Pick<AdminClient, 'send'>): Promise<number> {
  const path = `/api/_action/system-config?salesChannelId=${demo.salesChannelId}`;
  const found = await client.send('GET', `${path}&domain=core`);
  const known = isObject(found) ? found : {};
  const others = Object.entries(SETTINGS).filter(([key, value]) => known[key] !== value);
  if (others.length > 0) await client.send('POST', path, Object.fromEntries(others));
  return others.length;
}

/**
 * The gateway's FREE_SHIPPING_FROM for the demo shop: the least sum that makes a parcel free by a rule, in the system
 * currency; undefined where the price list alone says it.
 */
export function freeShippingFrom(around: Surroundings): number | undefined {
  const sums = demo.catalogue.shippingMethods.flatMap(({ freeFrom }) => freeFrom ?? []);
  if (sums.length === 0) return undefined;
  const system = around.currencies.find(({ id }) => id === SYSTEM_CURRENCY);
  return cents(Math.min(...sums) * (system === undefined ? 1 : perBase(system, around)));
}
