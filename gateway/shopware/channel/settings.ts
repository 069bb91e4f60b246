import { isObject } from '../../lib/json.ts';
import type { Shape } from '../../lib/shape.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OperatorNotices } from '../../platform/operator-notices.ts';
import type { AdminClient } from '../admin-client.ts';
import { type Nullable, UUID } from '../entities.ts';
import { nullIfForbidden } from '../errors.ts';
import { mayRedirectBuyer, type SwMethod } from '../mappers/methods.ts';
import { CACHE_POLICIES } from '../reads/cache-policies.ts';
import type { Channel } from './channel.ts';

interface Sources {
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly channel: Channel;
  readonly log: Logger;
  readonly notices: OperatorNotices;
}

interface Setting<T> {
  readonly name: 'appPayments' | 'basicInformation' | 'cartSettings';
  readonly shape: Shape;
  readonly read: (admin: AdminClient, channelId: string | null) => Promise<T>;
  /** Without an integration, and while Shopware does not respond. */
  readonly fallback: T;
}

/** Cached setting of the sales channel from the Admin API. Never fails. */
async function setting<T>(
  { admin, cache, channel, log }: Sources,
  { name, shape, read, fallback }: Setting<T>,
): Promise<T> {
  if (admin === null) return fallback;
  try {
    const { id } = await channel.facts();
    const entry = await cache.get<T>(`${name}:${id ?? ''}`, CACHE_POLICIES[name], shape, async () => {
      const value = await read(admin, id);
      return { value, size: 2 * JSON.stringify(value).length, tags: [] };
    });
    return entry.value;
  } catch (error) {
    log.warn({ err: error, setting: name }, 'setting of Shopware cannot be read');
    return fallback;
  }
}

/** Values of a settings domain of Shopware by key; null if the integration may not read `system_config`. */
async function systemSettings(admin: AdminClient, domain: string, channelId: string | null) {
  const query = new URLSearchParams({ domain, inherit: '1' });
  if (channelId !== null) query.set('salesChannelId', channelId);
  const found = await nullIfForbidden(admin.read('GET', `/_action/system-config?${query}`));
  if (found === null) return null;
  // PHP serialises an empty map as a list.
  const values = isObject(found) ? Object.entries(found) : [];
  return Object.fromEntries(values.map(([key, value]) => [key.slice(domain.length + 1), value]));
}

type Layouts = Readonly<Record<string, string>>;

/** Used while Shopware does not respond. */
export const UNKNOWN_INFORMATION: Layouts = {};

/** Ids of layouts in Shopware's basic information by key, e.g. `tosPage`; empty without permission. Never fails. */
export async function basicInformation(sources: Sources): Promise<Layouts> {
  if (sources.admin === null) return {};
  return setting<Layouts>(sources, {
    name: 'basicInformation',
    shape: (value) => isObject(value) && Object.values(value).every((text) => typeof text === 'string'),
    read: async (admin, channelId) => {
      const found = await systemSettings(admin, 'core.basicInformation', channelId);
      const refused =
        'the integration may not read system_config, so legal pages that are set there are missing';
      sources.notices.report('basic information', found === null ? [refused] : []);
      const pages = Object.entries(found ?? {}).flatMap(([key, value]) =>
        typeof value === 'string' && UUID.test(value) ? [[key, value] as const] : [],
      );
      const showsForm = found?.['showRevocationButton'] === true;
      return Object.fromEntries(pages.filter(([key]) => showsForm || key !== 'revocationRequestPage'));
    },
    fallback: UNKNOWN_INFORMATION,
  });
}

/** Whether customers may cancel orders themselves (Settings → Cart), which Shopware enforces anyway. Never fails. */
export async function mayCancelOrders(sources: Sources): Promise<boolean> {
  const { cancels } = await setting(sources, {
    name: 'cartSettings',
    shape: (value) => isObject(value) && typeof value['cancels'] === 'boolean',
    read: async (admin, channelId) => {
      const found = await systemSettings(admin, 'core.cart', channelId);
      // Shopware treats an unset value as off.
      return { cancels: found === null || found['enableOrderRefunds'] === true };
    },
    fallback: { cancels: true },
  });
  return cancels;
}

/** Ids of the methods of apps that do not redirect, for which the Store API has no flag. Never fails. */
export async function offlineAmong(sources: Sources, methods: readonly Nullable<SwMethod>[]) {
  if (!methods.some(mayRedirectBuyer)) return [];
  return setting<readonly string[]>(sources, {
    name: 'appPayments',
    shape: (value) => Array.isArray(value) && value.every((id) => typeof id === 'string'),
    read: async (admin) => {
      const body = { limit: 500, includes: { app_payment_method: ['paymentMethodId', 'payUrl'] } };
      const rows = await nullIfForbidden(admin.search('app-payment-method', body));
      const refused =
        'the integration may not read app_payment_method, so ways to pay of apps that lead nowhere count as leading to a page';
      sources.notices.report('payment', rows === null ? [refused] : []);
      return (rows ?? []).flatMap(({ paymentMethodId, payUrl }) =>
        typeof paymentMethodId === 'string' && !payUrl ? [paymentMethodId] : [],
      );
    },
    fallback: [],
  });
}
