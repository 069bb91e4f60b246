import { SALES_CHANNEL_ID } from '../../sandbox/session/sales-channel-id.ts';
import { isObject } from '../../sandbox/shop/entity.ts';
import { cents } from '../../sandbox/shop/money.ts';
import type { Shop } from '../../sandbox/shop/shop.ts';
import type { AdminClient } from './admin-client.ts';
import { perFranc } from './prices.ts';
import { type Surroundings, SYSTEM_CURRENCY } from './surroundings.ts';

/** Settings of the sales channel that differ from what a new Shopware has. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'core.basicInformation.shopName': 'Kontor',
  'core.basicInformation.email': 'hallo@kontor.example',
  'core.cart.wishlistEnabled': true,
  'core.listing.markAsNew': 60,
  'core.listing.showReview': true,
  'core.newsletter.doubleOptIn': true,
  'core.newsletter.doubleOptInRegistered': true,
};

/** Writes those settings that are not as they should be. @returns their number; @throws ShopwareError */
export async function applySettings(client: AdminClient): Promise<number> {
  const path = `/api/_action/system-config?salesChannelId=${SALES_CHANNEL_ID}`;
  const found = await client.send('GET', `${path}&domain=core`);
  const known = isObject(found) ? found : {};
  const others = Object.entries(SETTINGS).filter(([key, value]) => known[key] !== value);
  if (others.length > 0) await client.send('POST', path, Object.fromEntries(others));
  return others.length;
}

/** The gateway's FREE_SHIPPING_FROM for the demo shop: the least sum that makes a parcel free, in the system currency. */
export function freeShippingFrom(around: Surroundings, { catalogue }: Shop): number {
  const sums = catalogue.shippingMethods.flatMap(({ freeFrom }) => freeFrom ?? []);
  const system = around.currencies.find(({ id }) => id === SYSTEM_CURRENCY);
  return cents(Math.min(...sums) * (system === undefined ? 1 : perFranc(system, around)));
}
