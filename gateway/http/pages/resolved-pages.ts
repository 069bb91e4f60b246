import type { FastifyInstance, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { typeFor } from '../../lib/negotiate.ts';
import { languageHints } from '../../plugins/language-hints.ts';
import type { Languages } from '../../shopware/channel/locales.ts';

interface ResolvedPage {
  readonly key: string;
  /** The rest of the query, which redirects preserve. */
  readonly rest: string;
  readonly vary: string;
  /** Whether the URL may contain a secret, so that it must not be sent as referrer. */
  readonly secret: boolean;
}

interface Entry {
  readonly page: ResolvedPage;
  readonly languages: Languages;
  /** null for a page in the default currency. */
  readonly currencies: readonly unknown[] | null;
}

export const CURRENCY_COOKIE = 'sw-currency';
const MAX_PAGES = 1_000;
const MAX_CHARACTERS = 500_000;

/**
 * Cached results of resolving URLs, valid while languages and currencies of the shop are unchanged. Session, maintenance
 * and accepted encodings are checked for every request.
 */
export function resolvedPages({ channel }: FastifyInstance) {
  const entries = new LRUCache<string, Entry>({
    max: MAX_PAGES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ page }, address) => address.length + page.key.length,
  });
  return {
    /** @returns undefined for a URL that was not requested recently */
    get(request: FastifyRequest): ResolvedPage | undefined {
      const entry = entries.get(addressOf(request));
      if (entry === undefined || entry.languages !== channel.languagesNow) return undefined;
      const isCurrent = entry.currencies === null || entry.currencies === channel.currenciesNow;
      return isCurrent ? entry.page : undefined;
    },
    set(request: FastifyRequest, page: ResolvedPage): void {
      const { languagesNow: languages, currenciesNow } = channel;
      const hasCurrency = request.cookies[CURRENCY_COOKIE] !== undefined;
      // Without a list of currencies from Shopware, the currency of the cookie cannot be checked.
      if (languages === null || (hasCurrency && currenciesNow === null)) return;
      entries.set(addressOf(request), { page, languages, currencies: hasCurrency ? currenciesNow : null });
    },
  };
}

const PAGE_TYPES = ['text/html', 'text/markdown'] as const;

export function prefersMarkdown({ headers }: FastifyRequest): boolean {
  const { accept } = headers;
  return accept?.includes('text/markdown') === true && typeFor(accept, PAGE_TYPES) === 'text/markdown';
}

/** Parts of a request that determine its page, in addition to the shop's languages and currencies. */
function addressOf(request: FastifyRequest): string {
  const { url, cookies } = request;
  const currency = cookies[CURRENCY_COOKIE];
  // No URL contains a line break.
  const page = prefersMarkdown(request) ? `${url}\nmarkdown` : url;
  const address = currency === undefined ? page : `${page}\n${currency}`;
  if (url !== '/' && !url.startsWith('/?')) return address;
  const { stored, accepted } = languageHints(request);
  return `${address}\n${stored}\n${accepted}`;
}
