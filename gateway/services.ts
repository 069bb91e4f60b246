import { MemoryTier } from './cache/memory-tier.ts';
import { PublicReads } from './cache/public-reads.ts';
import { ReadCache } from './cache/read-cache.ts';
import { Channel } from './channel/channel.ts';
import type { Configuration } from './configuration.ts';
import { PathDirectory } from './content/path-directory.ts';
import type { Logger } from './logger.ts';
import { MessageSource } from './messages/message-source.ts';
import { CurrencyContexts } from './session/currency-contexts.ts';
import { type IdempotencyStore, MemoryIdempotencyStore } from './session/idempotency-store.ts';
import { MemorySessionLock } from './session/session-lock.ts';
import { SessionMemory } from './session/session-memory.ts';
import { ShopperSession } from './session/shopper-session.ts';
import { AdminClient } from './shopware/admin-client.ts';
import { StoreClient } from './shopware/store-client.ts';
import { Transport } from './shopware/transport.ts';

/** What lives as long as the gateway and is shared by all requests. */
export interface Services {
  readonly configuration: Configuration;
  readonly log: Logger;
  readonly store: StoreClient;
  readonly admin: AdminClient | null;
  readonly reads: PublicReads;
  readonly channel: Channel;
  readonly paths: PathDirectory;
  readonly messages: MessageSource;
  readonly idempotency: IdempotencyStore;
  openSession(
    token: string | null,
    call: { readonly languageId: string; readonly address?: string },
  ): ShopperSession;
  /** Drops all that was kept of entities, e.g. `product:<id>`, `category:<id>`, `navigation`, `path`; answers how many. */
  invalidate(tags: readonly string[]): number;
  close(): Promise<void>;
}

/** Puts the shared parts together; nothing is asked of Shopware yet. */
export function createServices(configuration: Configuration, log: Logger): Services {
  const transport = new Transport(configuration.shopwareEndpoint, configuration.upstreamTimeout);
  const store = new StoreClient(transport, configuration.shopwareAccessToken, log);
  const admin = configuration.admin === null ? null : new AdminClient(transport, configuration.admin);
  const cache = new ReadCache(new MemoryTier(configuration.cacheSize));
  const reads = new PublicReads(store, new CurrencyContexts(store), cache);
  const session = { store, lock: new MemorySessionLock(), memory: new SessionMemory() };
  const paths = new PathDirectory(store, log);
  return {
    configuration,
    log,
    store,
    admin,
    reads,
    channel: new Channel(reads),
    paths,
    invalidate: (tags) => {
      if (tags.includes('path')) paths.clear();
      return cache.invalidate(tags);
    },
    messages: new MessageSource(admin, cache, log),
    idempotency: new MemoryIdempotencyStore(),
    openSession: (token, call) => new ShopperSession(session, token, call),
    close: () => transport.close(),
  };
}
