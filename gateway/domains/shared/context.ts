import type { Currency, Language } from '../../../schema/generated/types.ts';
import type { Configuration } from '../../config/configuration.ts';
import { Freshness } from '../../platform/cache/freshness.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { IdempotencyStore } from '../../platform/idempotency/idempotency-store.ts';
import type { SessionLock } from '../../platform/lock/session-lock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { Attempts } from '../../platform/rate-limit/attempts/attempts.ts';
import type { ResponsePadding } from '../../platform/rate-limit/response-padding.ts';
import type { SingleUse } from '../../platform/rate-limit/single-use/single-use.ts';
import type { ReceivedSession } from '../../platform/session-store/session-value.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import type { Channel } from '../../shopware/channel/channel.ts';
import { DEFAULT_LOCALE } from '../../shopware/channel/locales.ts';
import type { MoneyView } from '../../shopware/mappers/money.ts';
import type { PictureAddresses } from '../../shopware/mappers/picture-address.ts';
import { Loaders } from '../../shopware/reads/loaders.ts';
import type { PublicRead, PublicReads, PublicView } from '../../shopware/reads/public-reads.ts';
import type { SeoUrlIndex } from '../../shopware/reads/seo-url-index.ts';
import { sessionCurrency } from '../../shopware/session/session-currency.ts';
import type { ShopperSession } from '../../shopware/session/shopper-session.ts';
import type { StoreClient } from '../../shopware/store-client.ts';
import type { MessageSource } from './messages/message-source.ts';
import type { Messages } from './messages/messages.ts';

/** Who asks, and how. */
export interface RequestInfo {
  readonly locale?: string | undefined;
  /** ISO 4217; the session's when absent, else the shop's own. */
  readonly currency?: string | undefined;
  /** Whether a session's own currency counts more than that of the request: of what is only read. */
  readonly sessionCurrency?: 'first' | 'first, asked' | undefined;
  readonly requestId: string;
  readonly address?: string | undefined;
  /** `User-Agent`; with the address it tells one client from another. */
  readonly agent?: string | undefined;
  /** Session that came sealed; null for a visitor. */
  readonly session: ReceivedSession | null;
}

/** Opens the session of a request at Shopware. */
export type OpenSession = (
  received: ReceivedSession | null,
  languageId: string,
  client: Pick<RequestInfo, 'address' | 'agent'>,
) => ShopperSession;

/** What the operator decided, as far as it concerns resolvers. */
type ShopConfiguration = Pick<
  Configuration,
  | 'attemptsPerMinute'
  | 'consentGroups'
  | 'freeShippingFrom'
  | 'publicUrl'
  | 'recaptcha'
  | 'shopwareEndpoint'
  | 'tagManagerId'
  | 'upstreamTimeout'
>;

/** What resolvers use of the gateway: lives as long as it does, and is the same for all operations. */
export interface GatewayParts {
  readonly configuration: ShopConfiguration;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** The Store API, for calls without a session. */
  readonly store: StoreClient;
  /** The Admin API; null where no integration is configured. */
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly reads: PublicReads;
  readonly channel: Channel;
  readonly paths: SeoUrlIndex;
  readonly lock: SessionLock;
  readonly attempts: Attempts;
  readonly singleUse: SingleUse;
  readonly idempotency: IdempotencyStore;
  /** Close what goes to a shopper and comes back: a captcha's answer, the key of a file. */
  readonly seals: Readonly<Record<'captcha' | 'upload', Seal>>;
  /** Response times that tell nothing, by what is answered. */
  readonly padding: Readonly<Record<'login' | 'recovery', ResponsePadding>>;
  /** Addresses of the shop's pictures in other sizes. */
  readonly pictures: PictureAddresses;
}

/** What a context needs to be made, besides what goes into it as it is. */
export interface ContextSources {
  readonly messages: MessageSource;
  readonly openSession: OpenSession;
}

/** What a resolver may use. Made for one operation, never shared. */
export interface GatewayContext extends GatewayParts {
  readonly language: Language;
  readonly languages: readonly Language[];
  readonly currency: Currency;
  /** Whether the request named a currency. */
  readonly namesCurrency: boolean;
  readonly money: MoneyView;
  readonly view: PublicView;
  readonly session: ShopperSession;
  readonly messages: Messages;
  readonly freshness: Freshness;
  readonly loaders: Loaders;
  readonly requestId: string;
  /** The shopper's address; absent while a page is rendered. */
  readonly address: string | undefined;
  /** The answer to a read of the manifest in this language and currency. */
  read<T>(read: PublicRead<T>): Promise<T>;
}

/**
 * Puts a context together. Languages and currencies are kept facts of the sales channel, so this costs no call.
 * @throws UpstreamError when Shopware cannot say what languages it has and nothing is kept
 */
export async function createContext(
  parts: GatewayParts,
  sources: ContextSources,
  request: RequestInfo,
): Promise<GatewayContext> {
  const { channel, reads, paths } = parts;
  const [languages, currencies, facts] = await Promise.all([
    channel.languages(),
    channel.currencies(),
    channel.facts(),
  ]);
  const language = languages.find(({ locale }) => locale === request.locale) ??
    languages[0] ?? { id: '', ...DEFAULT_LOCALE };
  const session = sources.openSession(request.session, language.id, request);
  const own = await sessionCurrency(
    session,
    request.sessionCurrency === 'first, asked' && currencies.length > 1,
  );
  const requestedCurrency =
    request.sessionCurrency === undefined ? (request.currency ?? own) : (own ?? request.currency);
  const currency = currencies.find(({ isoCode }) => isoCode === requestedCurrency) ??
    currencies[0] ?? { id: facts.currencyId, isoCode: 'CHF', symbol: 'CHF' };
  const view: PublicView = {
    languageId: language.id,
    currencyId: currency.id === facts.currencyId ? null : currency.id,
  };
  const freshness = new Freshness();
  const context: GatewayContext = {
    ...parts,
    language,
    languages,
    currency,
    namesCurrency: request.currency !== undefined,
    money: { currency: currency.isoCode, locale: language.locale },
    view,
    session,
    messages: await sources.messages.in(language.locale),
    freshness,
    loaders: new Loaders(
      (read) => reads.get(read, view, freshness),
      (id) => paths.in(view.languageId)?.byKey.get(id),
    ),
    requestId: request.requestId,
    address: request.address,
    read: (read) => reads.get(read, view, freshness),
  };
  return context;
}
