import fp from 'fastify-plugin';
import { EVERY_TAG } from '../platform/cache/cache-policy.ts';
import type { ReadCache } from '../platform/cache/read-cache.ts';
import { AdminClient } from '../shopware/admin-client.ts';
import { Channel } from '../shopware/channel/channel.ts';
import { CurrencyContexts, PublicReads } from '../shopware/reads/public-reads.ts';
import { idsInPathTags } from '../shopware/reads/seo-paths.ts';
import { SeoUrlIndex } from '../shopware/reads/seo-url-index.ts';
import { TranslatedPaths } from '../shopware/reads/translated-paths.ts';
import { StoreClient } from '../shopware/store-client.ts';
import { observed } from '../shopware/transport/observed.ts';
import { Transport } from '../shopware/transport/transport.ts';

declare module 'fastify' {
  interface FastifyInstance {
    readonly store: StoreClient;
    /** null without an integration. */
    readonly admin: AdminClient | null;
    readonly upstreams: Readonly<Record<'store' | 'admin', Transport>>;
    readonly cache: ReadCache;
    /** Reads from Shopware without a session. */
    readonly reads: PublicReads;
    readonly channel: Channel;
    readonly paths: SeoUrlIndex;
    /** null without an integration. */
    readonly translatedPaths: TranslatedPaths | null;
  }
}

/** First path segments of the web client's screens (docs/rules.md, "Addresses"); those of routes are added by a hook. */
const SCREENS = [
  'account',
  'checkout',
  'customer-group-registration',
  'detail',
  'landingpage',
  'login',
  'navigation',
  'news',
  'newsletter-subscribe',
  'register',
  'registration',
  'reset-password',
  'search',
  'shopware',
  'wishlist',
];

/** Languages whose paths are read in parallel; more would occupy all workers of Shopware. */
const WARMED_AT_ONCE = 3;

async function warmPaths(channel: Channel, paths: SeoUrlIndex): Promise<void> {
  const languages = await channel.languages();
  for (let from = 0; from < languages.length; from += WARMED_AT_ONCE) {
    await Promise.all(languages.slice(from, from + WARMED_AT_ONCE).map(({ id }) => paths.warm(id)));
  }
}

/** Clients of Shopware's two APIs, and reads without a session; registering it sends nothing. */
export const shopwarePlugin = fp(async (app) => {
  const { configuration, connections, log, metrics, tracing, shared } = app;
  const { shopwareAccessToken, upstreamTimeout } = configuration;
  const upstream = (name: 'store' | 'admin', origin: string) =>
    new Transport(origin, upstreamTimeout, connections[name], observed(name, log, metrics, tracing));
  const upstreams = {
    store: upstream('store', configuration.shopwareEndpoint),
    admin: upstream('admin', configuration.shopwareAdminEndpoint),
  };
  app.decorate('upstreams', upstreams);
  const store = new StoreClient(upstreams.store, shopwareAccessToken, log);
  app.decorate('store', store);
  const admin =
    configuration.admin && new AdminClient(upstreams.admin, configuration.admin, log, shared.tokenStore);
  app.decorate('admin', admin);

  const { cache } = shared;
  const reads = new PublicReads(store, new CurrencyContexts(store), cache);
  const taken = new Set(SCREENS);
  app.addHook('onRoute', ({ url }) => {
    taken.add(url.split('/')[1]?.toLowerCase() ?? '');
  });
  const { publicUrl } = configuration;
  const channel = new Channel(reads, { publicUrl, isTaken: (segment) => taken.has(segment) });
  const paths = new SeoUrlIndex(store, log);
  app.onPurge((tags) => {
    if (tags.includes('channel') || tags.includes(EVERY_TAG)) channel.forget();
    if (tags.includes('path') || tags.includes(EVERY_TAG)) paths.clear();
    else paths.forget(idsInPathTags(tags));
  });
  app.decorate('cache', cache);
  app.decorate('reads', reads);
  app.decorate('channel', channel);
  app.decorate('paths', paths);
  app.decorate('translatedPaths', admin && new TranslatedPaths(admin, cache, channel, log));
  app.addHook('onReady', async () => {
    // Preloads data of most pages without delaying the start.
    void warmPaths(channel, paths).catch((error: unknown) =>
      log.warn({ err: error }, 'Shopware cannot be reached yet'),
    );
  });
});
