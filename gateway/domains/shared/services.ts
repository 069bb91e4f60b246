import type { Configuration } from '../../config/configuration.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { ResponsePadding } from '../../platform/rate-limit/response-padding.ts';
import type { ReceivedSession } from '../../platform/session-store/session-value.ts';
import type { PurgeResult, SharedState } from '../../platform/shared-state.ts';
import type { Tracing } from '../../platform/tracing/tracing.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import type { Channel } from '../../shopware/channel/channel.ts';
import type { PictureAddresses } from '../../shopware/mappers/picture-address.ts';
import type { PublicReads } from '../../shopware/reads/public-reads.ts';
import type { SeoUrlIndex } from '../../shopware/reads/seo-url-index.ts';
import type { ShopperSession } from '../../shopware/session/shopper-session.ts';
import type { StoreClient } from '../../shopware/store-client.ts';
import type { Transport } from '../../shopware/transport/transport.ts';
import type { MessageSource } from './messages/message-source.ts';

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
