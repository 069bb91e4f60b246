import { isObject, type Json } from '../../lib/json.ts';
import type { AdminClient } from '../admin-client.ts';
import { isForbidden } from '../errors.ts';

/**
 * Settings of a domain of Shopware's administration in a sales channel, by key without the domain.
 * @param domain e.g. `core.cart`
 * @returns null if the integration may not read `system_config`
 * @throws ShopwareError, UpstreamError
 */
export async function systemSettings(
  admin: AdminClient,
  domain: string,
  channelId: string | null,
): Promise<Json | null> {
  const query = new URLSearchParams({ domain, inherit: '1' });
  if (channelId !== null) query.set('salesChannelId', channelId);
  try {
    const found = await admin.read('GET', `/_action/system-config?${query}`);
    // PHP serialises an empty map as a list.
    const values = isObject(found) ? Object.entries(found) : [];
    return Object.fromEntries(values.map(([key, value]) => [key.slice(domain.length + 1), value]));
  } catch (error) {
    if (isForbidden(error)) return null;
    throw error;
  }
}
