import { isObject } from '../../../lib/json.ts';
import type { ReadCache } from '../../../platform/cache/read-cache.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { AdminClient } from '../../../shopware/admin-client.ts';
import { CACHE_POLICIES } from '../../../shopware/reads/cache-policies.ts';
import { backendTexts } from './backend-texts.ts';
import { Messages, type ShopTexts, type Spoken } from './messages.ts';

/** Pause after a failed load. */
const RETRY_PAUSE_MS = 5_000;

/**
 * Texts by language; with an integration, the backend's translations override those of the shop and the
 * built-in ones (docs/rules.md, "Calls to Shopware").
 */
export class MessageSource {
  readonly #admin: AdminClient | null;
  readonly #cache: ReadCache;
  readonly #log: Logger;
  readonly #builtIn = new Map<string, Messages>();
  readonly #laidOver = new WeakMap<Readonly<Record<string, string>>, Messages>();
  readonly #shop: ShopTexts;
  #pausedUntil = 0;

  /** @param shop texts of the shop's own, by the tag of a language */
  constructor(admin: AdminClient | null, cache: ReadCache, log: Logger, shop: ShopTexts = {}) {
    this.#shop = shop;
    this.#admin = admin;
    this.#cache = cache;
    this.#log = log;
  }

  builtIn(language: Spoken): Messages {
    const key = `${language.locale} ${language.formatLocale}`;
    const known = this.#builtIn.get(key) ?? new Messages(language, {}, this.#shop);
    this.#builtIn.set(key, known);
    return known;
  }

  /** Never fails: falls back to the built-in texts. */
  async in(language: Spoken): Promise<Messages> {
    const admin = this.#admin;
    const { locale } = language;
    if (admin === null || Date.now() < this.#pausedUntil) return this.builtIn(language);
    try {
      const entry = await this.#cache.get<Readonly<Record<string, string>>>(
        `translations:${locale}`,
        CACHE_POLICIES.translations,
        isObject,
        async () => {
          const texts = await backendTexts(admin, locale);
          return { value: texts, size: JSON.stringify(texts).length * 2, tags: [] };
        },
      );
      const known = this.#laidOver.get(entry.value) ?? new Messages(language, entry.value, this.#shop);
      this.#laidOver.set(entry.value, known);
      return known;
    } catch (error) {
      this.#pausedUntil = Date.now() + RETRY_PAUSE_MS;
      this.#log.warn({ err: error }, 'translations of the backend cannot be read');
      return this.builtIn(language);
    }
  }
}
