import fp from 'fastify-plugin';
import { EVERY_TAG } from '../platform/cache/cache-policy.ts';
import type { ReadCache } from '../platform/cache/read-cache.ts';
import { Channel } from '../shopware/channel/channel.ts';
import { CurrencyContexts, PublicReads } from '../shopware/reads/public-reads.ts';
import { idsInPathTags } from '../shopware/reads/seo-paths.ts';
import { SeoUrlIndex } from '../shopware/reads/seo-url-index.ts';
import { TranslatedPaths } from '../shopware/reads/translated-paths.ts';

declare module 'fastify' {
  interface FastifyInstance {
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

function firstSegment(url: string): string {
  return url.split('/')[1]?.toLowerCase() ?? '';
}

/** Languages whose paths are read in parallel; more would occupy all workers of Shopware. */
const WARMED_AT_ONCE = 3;

async function warmPaths(channel: Channel, paths: SeoUrlIndex): Promise<void> {
  const languages = await channel.languages();
  for (let from = 0; from < languages.length; from += WARMED_AT_ONCE) {
    await Promise.all(languages.slice(from, from + WARMED_AT_ONCE).map(({ id }) => paths.warm(id)));
  }
}

export const publicReadsPlugin = fp(async (app) => {
  const { cache } = app.shared;
  const reads = new PublicReads(app.store, new CurrencyContexts(app.store), cache);
  const taken = new Set(SCREENS);
  app.addHook('onRoute', ({ url }) => {
    taken.add(firstSegment(url));
  });
  const { publicUrl } = app.configuration;
  const channel = new Channel(reads, { publicUrl, isTaken: (segment) => taken.has(segment) });
  const paths = new SeoUrlIndex(app.store, app.log);
  app.onPurge((tags) => {
    if (tags.includes('channel') || tags.includes(EVERY_TAG)) channel.forget();
    if (tags.includes('path') || tags.includes(EVERY_TAG)) paths.clear();
    else paths.forget(idsInPathTags(tags));
  });
  app.decorate('cache', cache);
  app.decorate('reads', reads);
  app.decorate('channel', channel);
  app.decorate('paths', paths);
  app.decorate(
    'translatedPaths',
    app.admin === null ? null : new TranslatedPaths(app.admin, cache, channel, app.log),
  );
  app.addHook('onReady', async () => {
    // Preloads data of most pages without delaying the start.
    void warmPaths(channel, paths).catch((error: unknown) =>
      app.log.warn({ err: error }, 'Shopware cannot be reached yet'),
    );
  });
});
