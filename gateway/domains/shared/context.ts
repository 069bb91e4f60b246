import type { Currency, Language } from '../../../schema/generated/types.ts';
import { Freshness } from '../../platform/cache/freshness.ts';
import type { ReceivedSession } from '../../platform/session-store/session-value.ts';
import { DEFAULT_LOCALE } from '../../shopware/channel/locales.ts';
import type { MoneyView } from '../../shopware/mappers/money.ts';
import { Loaders } from '../../shopware/reads/loaders.ts';
import type { PublicRead, PublicView } from '../../shopware/reads/public-reads.ts';
import { sessionCurrency } from '../../shopware/session/session-currency.ts';
import type { ShopperSession } from '../../shopware/session/shopper-session.ts';
import type { Messages } from './messages/messages.ts';
import type { Services } from './services.ts';

/** Who asks, and how. */
interface RequestInfo {
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

/** What a resolver may use. Made for one operation, never shared. */
export interface GatewayContext {
  readonly services: Services;
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
export async function createContext(services: Services, request: RequestInfo): Promise<GatewayContext> {
  const [languages, currencies, facts] = await Promise.all([
    services.channel.languages(),
    services.channel.currencies(),
    services.channel.facts(),
  ]);
  const language = languages.find(({ locale }) => locale === request.locale) ??
    languages[0] ?? { id: '', ...DEFAULT_LOCALE };
  const session = services.openSession(request.session, language.id, request);
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
    services,
    language,
    languages,
    currency,
    namesCurrency: request.currency !== undefined,
    money: { currency: currency.isoCode, locale: language.locale },
    view,
    session,
    messages: await services.messages.in(language.locale),
    freshness,
    loaders: new Loaders(
      (read) => services.reads.get(read, view, freshness),
      (id) => services.paths.in(view.languageId)?.byKey.get(id),
    ),
    requestId: request.requestId,
    address: request.address,
    read: (read) => services.reads.get(read, view, freshness),
  };
  return context;
}
