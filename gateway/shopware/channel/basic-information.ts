import { isObject } from '../../lib/json.ts';
import type { Shape } from '../../lib/shape.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Logger } from '../../platform/logger.ts';
import type { OperatorNotices } from '../../platform/operator-notices.ts';
import type { AdminClient } from '../admin-client.ts';
import { CACHE_POLICIES } from '../reads/cache-policies.ts';
import type { Channel } from './channel.ts';
import { systemSettings } from './system-settings.ts';

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
