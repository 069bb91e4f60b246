import { MemoryTier } from './cache/memory-tier.ts';
import { PublicReads } from './cache/public-reads.ts';
import { ReadCache } from './cache/read-cache.ts';
import { Channel } from './channel/channel.ts';
import type { Configuration } from './configuration.ts';
import { PathDirectory } from './content/path-directory.ts';
import { type Attempts, MemoryAttempts } from './limits/attempts.ts';
import { MemorySingleUse, type SingleUse } from './limits/single-use.ts';
import type { Logger } from './logger.ts';
import { MessageSource } from './messages/message-source.ts';
import { CurrencyContexts } from './session/currency-contexts.ts';
import { type IdempotencyStore, MemoryIdempotencyStore } from './session/idempotency-store.ts';
import { Seal } from './session/seal.ts';
import type { ReceivedSession } from './session/session-cookie.ts';
import { MemorySessionLock, type SessionLock } from './session/session-lock.ts';
import { SessionMemory, tokenKey } from './session/session-memory.ts';
import { ShopperSession } from './session/shopper-session.ts';
import { AdminClient } from './shopware/admin-client.ts';
import { StoreClient } from './shopware/store-client.ts';
import { Transport } from './shopware/transport.ts';

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
  readonly paths: PathDirectory;
  readonly messages: MessageSource;
  readonly idempotency: IdempotencyStore;
  /** Lets work under one name run one after another: calls of a session, registrations of an e-mail address. */
  readonly lock: SessionLock;
  /** Counts attempts at what somebody could guess. */
  readonly attempts: Attempts;
  /** Lets a captcha be used once. */
  readonly singleUse: SingleUse;
  /** Close what goes to a shopper and comes back: a captcha's answer, the key of a file. */
  readonly seals: { readonly captcha: Seal; readonly upload: Seal };
  /** @param client where the call comes from */
  openSession(received: ReceivedSession | null, languageId: string, client: Client): ShopperSession;
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
  const lock = new MemorySessionLock();
  const session = { store, lock, memory: new SessionMemory() };
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
    lock,
    attempts: new MemoryAttempts(),
    singleUse: new MemorySingleUse(),
    seals: {
      captcha: new Seal(configuration.sessionSecrets, 'captcha'),
      upload: new Seal(configuration.sessionSecrets, 'upload'),
    },
    openSession: (received, languageId, { address, agent }) => {
      const headers = { languageId, ...(address === undefined ? {} : { address }) };
      return new ShopperSession(session, received, headers, tokenKey(`${address} ${agent}`));
    },
    close: () => transport.close(),
  };
}
