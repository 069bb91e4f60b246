import type { Currency, Language } from '../../../schema/generated/types.ts';
import type { Entity, SwList } from '../entities.ts';
import { translated } from '../mappers/translated.ts';
import type { PublicReads } from '../reads/public-reads.ts';
import { LOCALES, matchLocale } from './locales.ts';

type SwLanguage = Entity<'Language'>;
type SwCurrency = Entity<'Currency'>;
type SwContext = Entity<'SalesChannelContext'>;

interface ChannelDefaults {
  readonly id: string | null;
  readonly currencyId: string;
  readonly rootCategoryId: string | null;
  /** URLs that Shopware accepts as `storefrontUrl`. */
  readonly domains: readonly { readonly url: string; readonly languageId: string | null }[];
  readonly countryId: string | null;
}

/** Cached public data of the sales channel. */
export class Channel {
  readonly #reads: PublicReads;

  constructor(reads: PublicReads) {
    this.#reads = reads;
  }

  /** Languages that both the shop and Kontor have, the default one first. */
  async languages(): Promise<Language[]> {
    const call = {
      path: '/language',
      body: {
        limit: 100,
        associations: { translationCode: {} },
        includes: { language: ['id', 'translationCode'], locale: ['code'] },
      },
    };
    const { elements } = await this.#reads.get<SwList<SwLanguage>>({ name: 'languages', call }, null);
    return LOCALES.flatMap(({ locale, pathPrefix, label }) => {
      const fits = (elements ?? []).filter(
        ({ translationCode }) => matchLocale(translationCode?.code ?? '')?.locale === locale,
      );
      const language = fits.find(({ translationCode }) => translationCode?.code === locale) ?? fits[0];
      return language?.id ? [{ id: language.id, locale, label, pathPrefix }] : [];
    });
  }

  /** Currencies of the sales channel, its default first. */
  async currencies(): Promise<(Currency & { factor: number })[]> {
    const call = {
      path: '/currency',
      body: { limit: 100, includes: { currency: ['id', 'isoCode', 'symbol', 'factor', 'translated'] } },
    };
    const [answer, { currencyId }] = await Promise.all([
      this.#reads.get<SwList<SwCurrency> | readonly SwCurrency[]>({ name: 'currencies', call }, null),
      this.facts(),
    ]);
    // Shopware answers a bare list here.
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

  /** The sales channel's default currency, root category, domains and country. */
  async facts(): Promise<ChannelDefaults> {
    const call = {
      method: 'GET' as const,
      path: '/context',
    };
    const { salesChannel, currency } = await this.#reads.get<SwContext>({ name: 'channel', call }, null);
    return {
      id: salesChannel?.id ?? null,
      currencyId: salesChannel?.currencyId ?? currency?.id ?? '',
      rootCategoryId: salesChannel?.navigationCategoryId ?? null,
      countryId: salesChannel?.countryId ?? null,
      domains: (salesChannel?.domains ?? []).flatMap(({ url, languageId }) =>
        url ? [{ url, languageId: languageId ?? null }] : [],
      ),
    };
  }
}
