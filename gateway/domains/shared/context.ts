import type { GraphQLError } from 'graphql';
import type { Currency, Language, Notice, TaxState } from '../../../schema/generated/types.ts';
import type { Configuration } from '../../config/configuration.ts';
import type { Json } from '../../lib/json.ts';
import { Freshness } from '../../platform/cache/freshness.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { Seal } from '../../platform/crypto/seal.ts';
import type { IdempotencyStore } from '../../platform/idempotency/idempotency-store.ts';
import type { SessionLock } from '../../platform/lock/session-lock.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Metrics } from '../../platform/metrics/metrics.ts';
import type { OperatorNotices } from '../../platform/operator-notices.ts';
import type { Attempts } from '../../platform/rate-limit/attempts.ts';
import type { ResponsePadding } from '../../platform/rate-limit/response-padding.ts';
import type { SingleUse } from '../../platform/rate-limit/single-use.ts';
import type { ReceivedSession } from '../../platform/session-store/session-value.ts';
import type { AdminClient } from '../../shopware/admin-client.ts';
import type { Channel } from '../../shopware/channel/channel.ts';
import { isFilled, type Languages, unknownLanguage } from '../../shopware/channel/locales.ts';
import type { SwCmsSlot } from '../../shopware/entities.ts';
import type { MoneyView } from '../../shopware/mappers/money.ts';
import type { PictureAddresses } from '../../shopware/mappers/picture-address.ts';
import { Loaders } from '../../shopware/reads/loaders.ts';
import {
  type PublicRead,
  type PublicReads,
  type PublicView,
  personalReads,
} from '../../shopware/reads/public-reads.ts';
import type { SeoUrlIndex } from '../../shopware/reads/seo-url-index.ts';
import type { TranslatedPaths } from '../../shopware/reads/translated-paths.ts';
import { sessionCurrency, taxStateIn } from '../../shopware/session/price-context.ts';
import type { ShopperSession } from '../../shopware/session/shopper-session.ts';
import type { StoreAnswer, StoreCall, StoreClient } from '../../shopware/store-client.ts';
import type { MessageSource } from './messages/message-source.ts';
import type { Messages } from './messages/messages.ts';

export interface RequestInfo {
  readonly locale?: string | undefined;
  readonly currency?: string | undefined;
  /** For reads: whether the session's currency takes precedence over the request's. */
  readonly sessionCurrency?: 'session' | 'session-or-fetch' | undefined;
  readonly requestId: string;
  readonly address?: string | undefined;
  /** `User-Agent`; identifies the client together with the address. */
  readonly agent?: string | undefined;
  readonly session: ReceivedSession | null;
  /** Whether the response can deliver notices of the cart. */
  readonly selectsNotices?: boolean;
  /** For subscriptions: receives the topics that the response depends on. */
  readonly watch?: ((topic: string) => void) | undefined;
}

export type OpenSession = (
  received: ReceivedSession | null,
  languageId: string,
  client: Pick<RequestInfo, 'address' | 'agent'>,
) => ShopperSession;

type ShopConfiguration = Pick<
  Configuration,
  | 'attemptsPerMinute'
  | 'consentGroups'
  | 'customFields'
  | 'freeShippingFrom'
  | 'paymentReturns'
  | 'publicUrl'
  | 'recaptcha'
  | 'shopwareEndpoint'
  | 'tagManagerId'
  | 'themeOverrides'
  | 'upstreamTimeout'
>;

/** Returns the public JSON of a CMS element of the shop, in the language of the request; null for nothing. */
export type ElementReader = (slot: SwCmsSlot, context: GatewayContext) => Promise<Json | null> | Json | null;

/** Parts of the gateway that resolvers use, shared by all operations. */
export interface GatewayParts {
  readonly configuration: ShopConfiguration;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly notices: OperatorNotices;
  /** For calls without a session. */
  readonly store: StoreClient;
  /** null without an integration. */
  readonly admin: AdminClient | null;
  readonly cache: ReadCache;
  readonly reads: PublicReads;
  readonly channel: Channel;
  readonly paths: SeoUrlIndex;
  /** null without an integration. */
  readonly translatedPaths: TranslatedPaths | null;
  readonly lock: SessionLock;
  readonly attempts: Attempts;
  readonly singleUse: SingleUse;
  readonly idempotency: IdempotencyStore;
  /** Seals of values that shoppers carry. */
  readonly seals: Readonly<Record<'captcha' | 'upload', Seal>>;
  readonly padding: Readonly<Record<'login' | 'recovery', ResponsePadding>>;
  readonly pictures: PictureAddresses;
  /** Readers of the shop's own CMS elements, by type. */
  readonly elements: Readonly<Record<string, ElementReader>>;
}

interface ContextSources {
  readonly messages: MessageSource;
  readonly openSession: OpenSession;
}

export interface GatewayContext extends GatewayParts {
  readonly language: Language;
  /** Of the shop, the default one first. */
  readonly languages: Languages;
  readonly currency: Currency;
  /** Whether the request named a currency. */
  readonly namesCurrency: boolean;
  readonly money: MoneyView;
  readonly view: PublicView;
  /** Tax state of the prices of this response. */
  readonly taxState: TaxState;
  readonly session: ShopperSession;
  readonly messages: Messages;
  readonly freshness: Freshness;
  readonly loaders: Loaders;
  readonly requestId: string;
  /** The shopper's address; absent while a page is rendered. */
  readonly address: string | undefined;
  readonly selectsNotices: boolean;
  /** Notices removed from the session that the response does not contain yet. */
  readonly undeliveredNotices: Notice[];
  /** Errors of parts that are missing from the response, each with its path; reported in `errors`. */
  readonly faults: GraphQLError[];
  /** Makes a subscription read again when this topic changes (`change-signals.ts`); a no-op without one. */
  watch(topic: string): void;
  /** Public read in this language and currency: cached, unless the session sees other prices. */
  read<T>(read: PublicRead<T>): Promise<T>;
}

/** ISO 4217 code for no currency, for a shop without currencies. */
const NO_CURRENCY = { isoCode: 'XXX', symbol: '' };

/** Languages and currencies are cached, so it needs no call. @throws UpstreamError if none are cached */
export async function createContext(parts: GatewayParts, sources: ContextSources, request: RequestInfo) {
  const { channel, reads, paths } = parts;
  const [found, currencies, facts] = await Promise.all([
    channel.languages(),
    channel.currencies(),
    channel.facts(),
  ]);
  const languages: Languages = isFilled(found)
    ? found
    : [unknownLanguage({ url: '', stored: request.locale, accepted: undefined })];
  const language = languages.find(({ locale }) => locale === request.locale) ?? languages[0];
  const session = sources.openSession(request.session, language.id, request);
  const ofSession = await sessionCurrency(
    session,
    request.sessionCurrency === 'session-or-fetch' && currencies.length > 1,
  );
  const requestedCurrency =
    request.sessionCurrency === undefined ? (request.currency ?? ofSession) : (ofSession ?? request.currency);
  const currency = currencies.find(({ isoCode }) => isoCode === requestedCurrency) ??
    currencies[0] ?? { id: facts.currencyId, ...NO_CURRENCY };
  const view: PublicView = {
    languageId: language.id,
    currencyId: currency.id === facts.currencyId ? null : currency.id,
  };
  const freshness = new Freshness();
  const read = personalReads(session, (publicRead) => reads.get(publicRead, view, freshness));
  const context: GatewayContext = {
    ...parts,
    language,
    languages,
    currency,
    namesCurrency: request.currency !== undefined,
    money: { currency: currency.isoCode, locale: language.formatLocale },
    view,
    // A login within the operation changes it.
    get taxState() {
      return session.prices === null ? facts.prices.taxState : taxStateIn(session.prices);
    },
    session,
    messages: await sources.messages.in(language),
    freshness,
    loaders: new Loaders(
      read,
      (id) => paths.in(view.languageId)?.byKey.get(id),
      (path) => paths.in(view.languageId)?.byPath.has(path) === true,
    ),
    requestId: request.requestId,
    address: request.address,
    selectsNotices: request.selectsNotices ?? false,
    undeliveredNotices: [],
    faults: [],
    watch: request.watch ?? (() => undefined),
    read,
  };
  return context;
}

/** Sends a call without the shopper's session, in the language and with the address of the request. */
export function writeAnonymously<T>(
  { store, language, address }: Pick<GatewayContext, 'store' | 'language' | 'address'>,
  call: StoreCall,
): Promise<StoreAnswer<T>> {
  return store.write<T>({ languageId: language.id, address, ...call });
}
