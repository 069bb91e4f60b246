import type { Configuration } from './config/configuration.ts';
import { MessageSource } from './domains/shared/messages/message-source.ts';
import type { Services } from './domains/shared/services.ts';
import { EVERY_TAG } from './platform/cache/every-tag.ts';
import { sharedState } from './platform/create-shared-state.ts';
import { Seal } from './platform/crypto/seal.ts';
import { measuredLock } from './platform/lock/measured-lock.ts';
import type { Logger } from './platform/logger.ts';
import { Metrics } from './platform/metrics/metrics.ts';
import { ResponsePadding } from './platform/rate-limit/response-padding.ts';
import { tokenKey } from './platform/session-store/session-store.ts';
import { collectorAt } from './platform/tracing/collector.ts';
import { Tracing } from './platform/tracing/tracing.ts';
import { AdminClient } from './shopware/admin-client.ts';
import { Channel } from './shopware/channel/channel.ts';
import { PictureAddresses } from './shopware/mappers/picture-address.ts';
import { CurrencyContexts } from './shopware/reads/currency-contexts.ts';
import { PublicReads } from './shopware/reads/public-reads.ts';
import { SeoUrlIndex } from './shopware/reads/seo-url-index.ts';
import { ShopperSession } from './shopware/session/shopper-session.ts';
import { StoreClient } from './shopware/store-client.ts';
import { observed } from './shopware/transport/observed.ts';
import { Transport } from './shopware/transport/transport.ts';

/**
 * Puts the shared parts together; nothing is asked of Shopware yet.
 * @param release tells one release's cached pages from another's
 */
export async function createServices(
  configuration: Configuration,
  release: string,
  log: Logger,
): Promise<Services> {
  const { upstreamTimeout, sessionSecrets, shopwareAccessToken: shop } = configuration;
  const metrics = new Metrics();
  const tracing = new Tracing(await collectorAt(configuration.traceEndpoint, configuration.traceShare));
  const upstream = (name: 'store' | 'admin', origin: string) =>
    new Transport(origin, upstreamTimeout, observed(name, metrics, tracing));
  const upstreams = {
    store: upstream('store', configuration.shopwareEndpoint),
    admin: upstream('admin', configuration.shopwareAdminEndpoint),
  };
  const store = new StoreClient(upstreams.store, configuration.shopwareAccessToken, log);
  const paths = new SeoUrlIndex(store, log);
  const shared = await sharedState(configuration, release, log, (tags) => {
    if (tags.includes('path') || tags.includes(EVERY_TAG)) paths.clear();
  });
  const { cache, memory, tokenStore } = shared;
  cache.observe = (read, outcome) => metrics.count('cacheLookups', { read, outcome });
  const lock = measuredLock(shared.lock, metrics);
  const admin =
    configuration.admin === null ? null : new AdminClient(upstreams.admin, configuration.admin, tokenStore);
  const reads = new PublicReads(store, new CurrencyContexts(store), cache);
  const session = { store, lock, memory };
  return {
    configuration,
    log,
    store,
    admin,
    upstreams,
    metrics,
    tracing,
    reads,
    channel: new Channel(reads),
    paths,
    shared,
    messages: new MessageSource(admin, cache, log),
    padding: { login: new ResponsePadding(), recovery: new ResponsePadding() },
    pictures: new PictureAddresses(configuration.shopwareAccessToken),
    seals: {
      captcha: new Seal(sessionSecrets, 'captcha', shop),
      upload: new Seal(sessionSecrets, 'upload', shop),
    },
    openSession: (received, languageId, { address, agent }) => {
      const headers = { languageId, ...(address === undefined ? {} : { address }) };
      return new ShopperSession(session, received, headers, tokenKey(`${address} ${agent}`));
    },
    purge: async (tags) => {
      const purged = await shared.purge(tags);
      metrics.count('purges', { everywhere: String(purged.everywhere) });
      log.info({ tags, ...purged }, 'purged');
      return purged;
    },
    close: async () => {
      await Promise.allSettled([upstreams.store.close(), upstreams.admin.close()]);
      await shared.close();
      await tracing.close();
    },
  };
}
