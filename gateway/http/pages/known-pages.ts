import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { languageHints } from '../../plugins/language-hints.ts';
import type { Languages } from '../../shopware/channel/locales.ts';

/** A page that was asked for of late under an address that leads nowhere else. */
export interface KnownPage {
  /** Key of the page in the cache. */
  readonly key: string;
  /** The rest of the query, which a redirect keeps. */
  readonly rest: string;
  readonly vary: string;
  /** Whether the address may hold a secret, which no other site may be told. */
  readonly secret: boolean;
}

interface Entry {
  readonly page: KnownPage;
  readonly languages: Languages;
  /** null for a page in the shop's own currency. */
  readonly currencies: readonly unknown[] | null;
}

/** Currency that a browser remembers. */
export const CURRENCY_COOKIE = 'sw-currency';
const MAX_PAGES = 1_000;
const MAX_CHARACTERS = 500_000;

/**
 * What addresses lead to, as long as the shop has the same languages and currencies. The same few are asked for over and
 * over; what else decides an answer (session, maintenance, forms that the browser takes) is looked at every time.
 */
export class KnownPages {
  readonly #channel: FastifyInstance['channel'];
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_PAGES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }, address) => address.length + page.key.length,
  });

  constructor({ channel }: Pick<FastifyInstance, 'channel'>) {
    this.#channel = channel;
  }

  /** @returns undefined for one that was not asked for of late */
  get(request: FastifyRequest): KnownPage | undefined {
    const entry = this.#entries.get(addressOf(request));
    if (entry === undefined || entry.languages !== this.#channel.languagesNow) return undefined;
    return entry.currencies === null || entry.currencies === this.#channel.currenciesNow
      ? entry.page
      : undefined;
  }

  set(request: FastifyRequest, page: KnownPage): void {
    const { languagesNow: languages, currenciesNow } = this.#channel;
    const remembers = request.cookies[CURRENCY_COOKIE] !== undefined;
    const currencies = remembers ? currenciesNow : null;
    // While Shopware cannot tell its currencies, nobody knows whether it has the one that is remembered.
    if (remembers && currencies === null) return;
    if (languages !== null) this.#entries.set(addressOf(request), { page, languages, currencies });
  }
}

/** All of a request that decides which page it asks for, the shop's languages and currencies aside. */
function addressOf(request: FastifyRequest): string {
  const { url, cookies } = request;
  const currency = cookies[CURRENCY_COOKIE];
  // No address holds a line break.
  const address = currency === undefined ? url : `${url}\n${currency}`;
  if (url !== '/' && !url.startsWith('/?')) return address;
  const { stored, accepted } = languageHints(request);
  return `${address}\n${stored}\n${accepted}`;
}
