import { isObject } from '../../lib/json.ts';
import type { Shape } from '../../lib/shape.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OperatorNotices } from '../../platform/operator-notices.ts';
import type { AdminClient } from '../admin-client.ts';
import { isForbidden } from '../errors.ts';
import { CACHE_POLICIES } from '../reads/cache-policies.ts';

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
