import { isObject, type Json } from '../../lib/json.ts';
import type { Shape } from '../../lib/shape.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OperatorNotices } from '../../platform/operator-notices.ts';
import type { AdminClient } from '../admin-client.ts';
import { isForbidden } from '../errors.ts';
import { CACHE_POLICIES } from '../reads/cache-policies.ts';
import type { Channel } from './channel.ts';

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

const ID = /^[0-9a-f]{32}$/;

const isTexts: Shape = (value) =>
  isObject(value) && Object.values(value).every((text) => typeof text === 'string');

/** Used while Shopware does not respond. */
export const UNKNOWN_INFORMATION: Readonly<Record<string, string>> = {};

interface Sources {
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly channel: Channel;
  readonly log: Logger;
  readonly notices: OperatorNotices;
}

/**
 * Ids of layouts in Shopware's basic information (Settings → Basic information) by key, e.g. `tosPage`. Requires an
 * integration that may read `system_config`.
 * @returns empty without the integration or permission, {@link UNKNOWN_INFORMATION} on failure
 */
export async function basicInformation({
  admin,
  cache,
  channel,
  log,
  notices,
}: Sources): Promise<Readonly<Record<string, string>>> {
  if (admin === null) return {};
  try {
    const { id } = await channel.facts();
    const entry = await cache.get<Record<string, string>>(
      `basicInformation:${id ?? ''}`,
      CACHE_POLICIES.basicInformation,
      isTexts,
      async () => {
        const value = await readLayouts(admin, id, notices);
        return { value, size: 500, tags: [] };
      },
    );
    return entry.value;
  } catch (error) {
    log.warn({ err: error }, 'basic information cannot be read');
    return UNKNOWN_INFORMATION;
  }
}

/** Empty if the integration lacks the permission. */
async function readLayouts(
  admin: AdminClient,
  channelId: string | null,
  notices: OperatorNotices,
): Promise<Record<string, string>> {
  const found = await systemSettings(admin, 'core.basicInformation', channelId);
  const refused = 'the integration may not read system_config, so legal pages that are set there are missing';
  notices.report('basic information', found === null ? [refused] : []);
  return Object.fromEntries(
    Object.entries(found ?? {}).flatMap(([key, value]) =>
      typeof value === 'string' && ID.test(value) ? [[key, value]] : [],
    ),
  );
}

interface CartSettings {
  /** Whether customers may cancel orders themselves. */
  readonly cancels: boolean;
}

interface Sources {
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly channel: Channel;
  readonly log: Logger;
}

const isSettings: Shape = (value) => isObject(value) && typeof value['cancels'] === 'boolean';

/** Used if the settings cannot be read; Shopware enforces them anyway. */
const UNKNOWN: CartSettings = { cancels: true };

/**
 * Permissions of customers (Settings → Cart). Requires an integration that may read `system_config`. Never fails.
 */
export async function cartSettings({ admin, cache, channel, log }: Sources): Promise<CartSettings> {
  if (admin === null) return UNKNOWN;
  try {
    const { id } = await channel.facts();
    const load = async () => {
      const found = await systemSettings(admin, 'core.cart', id);
      // Shopware treats an unset value as off.
      const value = found === null ? UNKNOWN : { cancels: found['enableOrderRefunds'] === true };
      return { value, size: 100, tags: [] };
    };
    const key = `cartSettings:${id ?? ''}`;
    return (await cache.get<CartSettings>(key, CACHE_POLICIES.cartSettings, isSettings, load)).value;
  } catch (error) {
    log.warn({ err: error }, 'cart settings cannot be read');
    return UNKNOWN;
  }
}

interface Sources {
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly log: Logger;
  readonly notices: OperatorNotices;
}

const isIds: Shape = (value) => Array.isArray(value) && value.every((id) => typeof id === 'string');
const LIMIT = 500;

/**
 * Ids of the payment methods of apps without a `pay-url`, which do not redirect. Requires an integration that may read
 * `app_payment_method`. Never fails.
 * @returns empty without an integration or on failure
 */
export async function offlineAppPayments(sources: Sources): Promise<readonly string[]> {
  const { admin, cache, log, notices } = sources;
  if (admin === null) return [];
  try {
    const load = async () => {
      const value = await offlineIn(admin, notices);
      return { value, size: 100 + value.length * 40, tags: [] };
    };
    const entry = await cache.get<readonly string[]>('appPayments', CACHE_POLICIES.appPayments, isIds, load);
    return entry.value;
  } catch (error) {
    log.warn({ err: error }, 'app payment methods cannot be read');
    return [];
  }
}

async function offlineIn(admin: AdminClient, notices: OperatorNotices): Promise<readonly string[]> {
  const body = { limit: LIMIT, includes: { app_payment_method: ['paymentMethodId', 'payUrl'] } };
  const found = await admin.read('POST', '/search/app-payment-method', body).catch((error: unknown) => {
    if (isForbidden(error)) return null;
    throw error;
  });
  const refused =
    'the integration may not read app_payment_method, so ways to pay of apps that lead nowhere count as leading to a page';
  notices.report('payment', found === null ? [refused] : []);
  const rows = isObject(found) && Array.isArray(found['data']) ? found['data'].filter(isObject) : [];
  return rows.flatMap((row) => {
    // Plain JSON or JSON:API, depending on the version.
    const { paymentMethodId, payUrl } = isObject(row['attributes']) ? row['attributes'] : row;
    return typeof paymentMethodId === 'string' && !payUrl ? [paymentMethodId] : [];
  });
}
