import { demo } from '../../sandbox/shops/demo.ts';
import { cents } from '../../sandbox/shops/derive/prices.ts';
import { isObject } from '../../sandbox/shops/shape.ts';
import type { AdminClient } from './admin-client.ts';
import { LANGS, SYSTEM_CURRENCY, type Target } from './target.ts';

/** Settings of the sales channel that differ from Shopware's defaults. */
const SETTINGS: Readonly<Record<string, unknown>> = {
  'core.basicInformation.shopName': demo.name,
  'core.basicInformation.email': demo.address,
  'core.cart.wishlistEnabled': true,
  'core.listing.markAsNew': 60,
  'core.listing.showReview': true,
  'core.newsletter.doubleOptIn': true,
  'core.newsletter.doubleOptInRegistered': true,
  ...demo.settings,
};

/** Writes settings with another value. @returns their number; @throws ShopwareError */
export async function writeSettings(client: Pick<AdminClient, 'send'>): Promise<number> {
  const path = `/api/_action/system-config?salesChannelId=${demo.salesChannelId}`;
  const response = await client.send('GET', `${path}&domain=core`);
  const current = isObject(response) ? response : {};
  const changed = Object.entries(SETTINGS).filter(([key, value]) => current[key] !== value);
  if (changed.length > 0) await client.send('POST', path, Object.fromEntries(changed));
  return changed.length;
}

/**
 * `FREE_SHIPPING_FROM` for the demo shop, in the system currency: the lowest cart value with free shipping by a rule.
 * Undefined if price lists define it.
 */
export function freeShippingFrom(target: Target): number | undefined {
  const values = demo.catalogue.shippingMethods.flatMap(({ freeFrom }) => freeFrom ?? []);
  if (values.length === 0) return undefined;
  const system = target.currencies.find(({ id }) => id === SYSTEM_CURRENCY);
  return cents(Math.min(...values) * (system?.factor ?? 1));
}

/** Adds missing French names of Shopware's locked sortings. @returns their number; @throws ShopwareError */
export async function nameSortings(client: AdminClient, { languages }: Target): Promise<number> {
  if (!LANGS.includes('fr')) return 0;
  const sortings = await client.search('product_sorting', { associations: { translations: {} } });
  const missing = demo.salesChannel.sortings.flatMap(({ key, label }) => {
    const sorting = sortings.find((record) => record['key'] === key);
    const translated = Array.isArray(sorting?.['translations']) ? sorting['translations'] : [];
    const isNamed = translated.filter(isObject).some(({ languageId }) => languageId === languages.fr);
    return sorting === undefined || isNamed
      ? []
      : [{ productSortingId: sorting.id, languageId: languages.fr, label: label.fr }];
  });
  if (missing.length > 0) await client.sync('product_sorting_translation', 'upsert', missing);
  return missing.length;
}
