import { EVERY_TAG } from './cache/every-tag.ts';
import { PublicReads } from './cache/public-reads.ts';
import { Channel } from './channel/channel.ts';
import type { Configuration } from './configuration.ts';
import { SeoUrlIndex } from './content/path-directory.ts';
import { ResponsePadding } from './limits/response-padding.ts';
import type { Logger } from './logger.ts';
import { PictureAddresses } from './media/picture-address.ts';
import { MessageSource } from './messages/message-source.ts';
import { Metrics } from './metrics/metrics.ts';
import { CurrencyContexts } from './session/currency-contexts.ts';
import { measuredLock } from './session/measured-lock.ts';
import { Seal } from './session/seal.ts';
import type { ReceivedSession } from './session/session-cookie.ts';
import { tokenKey } from './session/session-memory.ts';
import { ShopperSession } from './session/shopper-session.ts';
import { type PurgeResult, type SharedState, sharedState } from './shared-state.ts';
import { AdminClient } from './shopware/admin-client.ts';
import { observed } from './shopware/observed.ts';
import { StoreClient } from './shopware/store-client.ts';
import { Transport } from './shopware/transport.ts';
import { collectorAt } from './tracing/collector.ts';
import { Tracing } from './tracing/tracing.ts';

/** Where a call comes from. */
interface Client {
  readonly address?: string | undefined;
  readonly agent?: string | undefined;
}

/** What lives as long as the gateway and is shared by all requests. */
export interface Services {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly store: StoreClient;
  readonly admin: AdminClient | null;
  readonly reads: PublicReads;
  readonly channel: Channel;
  readonly paths: SeoUrlIndex;
  readonly messages: MessageSource;
  readonly shared: SharedState;
  /** Close what goes to a shopper and comes back: a captcha's answer, the key of a file. */
  readonly seals: { readonly captcha: Seal; readonly upload: Seal };
  /** Response times that tell nothing, by what is answered. */
  readonly padding: Readonly<Record<'login' | 'recovery', ResponsePadding>>;
  /** Addresses of the shop's pictures in other sizes. */
  readonly pictures: PictureAddresses;
  /** @param client where the call comes from */
  openSession(received: ReceivedSession | null, languageId: string, client: Client): ShopperSession;
  readonly metrics: Metrics;
  readonly tracing: Tracing;
  /** The upstreams by name. */
  readonly upstreams: Readonly<Record<'store' | 'admin', Transport>>;
  /** Drops what carries one of the tags (`*`: all) at every gateway; counted and logged. */
  purge(tags: readonly string[]): Promise<PurgeResult>;
  close(): Promise<void>;
}

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
