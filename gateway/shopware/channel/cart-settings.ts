import { isObject } from '../../lib/json.ts';
import type { Shape } from '../../lib/shape.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { AdminClient } from '../admin-client.ts';
import { CACHE_POLICIES } from '../reads/cache-policies.ts';
import type { Channel } from './channel.ts';
import { systemSettings } from './system-settings.ts';

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
