import type { Currency, Language } from '../../../schema/generated/types.ts';
import type { Entity, SwList } from '../entities.ts';
import type { SwSessionContext } from '../mappers/context-entity.ts';
import { translated } from '../mappers/translated.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { priceInputs } from '../session/price-context.ts';
import { shopLanguages } from './languages.ts';
import { isFilled, type LanguageHints, type Languages, unknownLanguage } from './locales.ts';

type SwLanguage = Entity<'Language'>;
type SwCurrency = Entity<'Currency'>;

/** A currency with its factor to the sales channel's default. */
type ShopCurrency = Currency & { readonly factor: number };

/** How long languages and currencies are used without a cache lookup. */
const KNOWN_TTL_MS = 1_000;

interface ChannelOptions {
  /** Public origin of the shop. */
  readonly publicUrl: string;
  /** Whether the first segment of a path is reserved for a route or screen. */
  readonly isTaken: (segment: string) => boolean;
}

/** Cached public data of the sales channel. */
export class Channel {
  readonly #reads: PublicReads;
  readonly #options: ChannelOptions;
  #known: { readonly languages: Languages; readonly at: number } | null = null;

  #made: {
    readonly list: SwList<SwLanguage>;
    readonly context: SwSessionContext;
    readonly languages: readonly Language[];
  } | null = null;

  #currencies: {
    readonly answer: unknown;
    readonly currencyId: string;
    readonly currencies: readonly ShopCurrency[];
    readonly at: number;
  } | null = null;

  constructor(reads: PublicReads, options: ChannelOptions) {
    this.#reads = reads;
    this.#options = options;
  }

  /** Languages with a domain of the sales channel, the default one first. @throws UpstreamError if none are cached */
  async languages(): Promise<readonly Language[]> {
    const call = {
      path: '/language',
      body: {
        limit: 100,
        associations: { translationCode: {} },
        includes: { language: ['id', 'translationCode'], locale: ['code'] },
      },
    };
    const [list, context] = await Promise.all([
      this.#reads.get<SwList<SwLanguage>>({ name: 'languages', call }, null),
      this.#context(),
    ]);
    // Cached, because looking up names and formats is slow.
    if (this.#made?.list !== list || this.#made.context !== context)
      this.#made = { list, context, languages: this.#languagesOf(list, context) };
    const { languages } = this.#made;
    if (isFilled(languages)) this.#known = { languages, at: Date.now() };
    return languages;
  }

  #languagesOf({ elements }: SwList<SwLanguage>, context: SwSessionContext): Language[] {
    const { domains, languageId, countryIso } = factsOf(context);
    const languages = (elements ?? []).flatMap(({ id, translationCode }) =>
      id && translationCode?.code ? [{ id, code: translationCode.code }] : [],
    );
    return shopLanguages({ ...this.#options, languages, domains, languageId, country: countryIso });
  }

  /** The languages, or the last known ones if Shopware fails, or one for error pages. Never fails. */
  async knownLanguages(hints: LanguageHints): Promise<Languages> {
    const known = this.languagesNow;
    if (known !== null) return known;
    try {
      await this.languages();
    } catch {}
    return this.lastKnownLanguages(hints);
  }

  /** As {@link knownLanguages}, without a call. */
  lastKnownLanguages(hints: LanguageHints): Languages {
    return this.#known?.languages ?? [unknownLanguage(hints)];
  }

  /** The languages if read within the last second; the same object until they change. */
  get languagesNow(): Languages | null {
    return this.#known !== null && Date.now() - this.#known.at < KNOWN_TTL_MS ? this.#known.languages : null;
  }

  /** The currencies if read within the last second; the same object until they change. */
  get currenciesNow(): readonly ShopCurrency[] | null {
    const made = this.#currencies;
    return made !== null && Date.now() - made.at < KNOWN_TTL_MS ? made.currencies : null;
  }

  /** Reads languages and currencies again after a change of the sales channel. */
  forget(): void {
    if (this.#known !== null) this.#known = { ...this.#known, at: 0 };
    this.#currencies = null;
  }

  /** Currencies of the sales channel, its default first. */
  async currencies(): Promise<readonly ShopCurrency[]> {
    const call = {
      path: '/currency',
      body: { limit: 100, includes: { currency: ['id', 'isoCode', 'symbol', 'factor', 'translated'] } },
    };
    const [answer, { currencyId }] = await Promise.all([
      this.#reads.get<SwList<SwCurrency> | readonly SwCurrency[]>({ name: 'currencies', call }, null),
      this.facts(),
    ]);
    const made = this.#currencies;
    const currencies =
      made !== null && made.answer === answer && made.currencyId === currencyId
        ? made.currencies
        : currenciesOf(answer, currencyId);
    this.#currencies = { answer, currencyId, currencies, at: Date.now() };
    return currencies;
  }

  /** Defaults of the sales channel. */
  async facts() {
    return factsOf(await this.#context());
  }

  #context(): Promise<SwSessionContext> {
    const call = { method: 'GET' as const, path: '/context' };
    return this.#reads.get<SwSessionContext>({ name: 'channel', call }, null);
  }
}

function currenciesOf(answer: SwList<SwCurrency> | readonly SwCurrency[], currencyId: string) {
  // Shopware returns a plain list here.
  const found: readonly SwCurrency[] =
    'elements' in answer ? (answer.elements ?? []) : Array.isArray(answer) ? answer : [];
  return found
    .flatMap(({ id, isoCode, symbol, factor, ...rest }) =>
      id && isoCode
        ? [{ id, isoCode, symbol: symbol ?? translated(rest, 'shortName') ?? isoCode, factor: factor ?? 1 }]
        : [],
    )
    .sort((a, b) => Number(b.id === currencyId) - Number(a.id === currencyId));
}

function factsOf(found: SwSessionContext) {
  const { salesChannel, currency, shippingLocation, context } = found;
  return {
    id: salesChannel?.id ?? null,
    currencyId: salesChannel?.currencyId ?? currency?.id ?? '',
    rootCategoryId: salesChannel?.navigationCategoryId ?? null,
    countryId: salesChannel?.countryId ?? null,
    languageId: salesChannel?.languageId ?? null,
    shippingMethodId: salesChannel?.shippingMethodId ?? null,
    /** Ids of the rules that match a visitor without a cart, in Shopware's order. */
    ruleIds: context?.ruleIds ?? [],
    /** Inputs of the public's prices. */
    prices: priceInputs(found),
    /** ISO 3166-1 alpha-2 of the default country. */
    countryIso: shippingLocation?.country?.iso ?? null,
    /** URLs that Shopware accepts as `storefrontUrl`. */
    domains: (salesChannel?.domains ?? []).flatMap(({ url, languageId }) =>
      url ? [{ url, languageId: languageId ?? null }] : [],
    ),
  };
}
