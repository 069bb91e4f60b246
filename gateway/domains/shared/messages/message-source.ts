import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObject, type Json } from '../../../lib/json.ts';
import type { ReadCache } from '../../../platform/cache/read-cache.ts';
import type { Logger } from '../../../platform/logger.ts';
import type { AdminClient } from '../../../shopware/admin-client.ts';
import { garbage } from '../../../shopware/answer.ts';
import { ShopwareError } from '../../../shopware/errors.ts';
import { CACHE_POLICIES } from '../../../shopware/reads/cache-policies.ts';
import { equals, equalsAny } from '../../../shopware/reads/criteria.ts';
import { Messages, type ShopTexts, type Spoken } from './messages.ts';

const RETRY_PAUSE_MS = 5_000;

/** Texts by language; the backend's translations override those of the shop and the built-in ones. */
export class MessageSource {
  readonly #admin: AdminClient | null;
  readonly #cache: ReadCache;
  readonly #log: Logger;
  readonly #builtIn = new Map<string, Messages>();
  readonly #laidOver = new WeakMap<Readonly<Record<string, string>>, Messages>();
  readonly #shop: ShopTexts;
  #pausedUntil = 0;

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

const PAGE_SIZE = 500;
const MAX_PAGES = 10;

/** `GET /api/translations/{locale}`, or Shopware's snippets where that route is missing (case 798, 799). */
async function backendTexts(admin: AdminClient, locale: string): Promise<Record<string, string>> {
  try {
    const path = `/translations/${locale}`;
    const texts = await admin.read('GET', path);
    // PHP encodes an empty object as a list.
    if (isObject(texts) || (Array.isArray(texts) && texts.length === 0)) return flat(texts);
    throw garbage(path, { status: 200 }, 'without texts');
  } catch (error) {
    if (!(error instanceof ShopwareError) || error.status !== 404) throw error;
    return snippets(admin, locale);
  }
}

async function snippets(admin: AdminClient, locale: string): Promise<Record<string, string>> {
  const sets = await rows(admin, 'snippet-set', [equals('iso', locale)]);
  const ids = sets.flatMap(({ id }) => (typeof id === 'string' ? [id] : []));
  if (ids.length === 0) return {};
  const found = await rows(admin, 'snippet', [equalsAny('setId', ids)]);
  return Object.fromEntries(
    found.flatMap(({ translationKey: key, value: text }) =>
      typeof key === 'string' && typeof text === 'string' ? [[key, text]] : [],
    ),
  );
}

async function rows(admin: AdminClient, entity: string, filter: readonly Json[]): Promise<Json[]> {
  const found: Json[] = [];
  for (let page = 1; page <= MAX_PAGES; page++) {
    const sort = [{ field: 'id', order: 'ASC' }];
    const data = await admin.search(entity, { limit: PAGE_SIZE, page, filter, sort });
    found.push(...data);
    if (data.length < PAGE_SIZE) break;
  }
  return found;
}

function flat(value: unknown, prefix = ''): Record<string, string> {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, child]) =>
      typeof child === 'string' ? [[prefix + key, child]] : Object.entries(flat(child, `${prefix}${key}.`)),
    ),
  );
}

/** Reads the texts of the shop, one `<tag>.json` per language; a file that cannot be read is logged. */
export function readShopTexts(folder: string, log: Pick<Logger, 'warn'>): ShopTexts {
  if (!existsSync(folder)) return {};
  const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
  return Object.fromEntries(
    files.map((name) => [name.replace(/\.json$/, ''), readTexts(join(folder, name), log)]),
  );
}

function readTexts(file: string, log: Pick<Logger, 'warn'>): Readonly<Record<string, string>> {
  try {
    const texts: unknown = JSON.parse(readFileSync(file, 'utf8'));
    if (!isObject(texts)) throw new Error('The value is not a JSON object');
    return Object.fromEntries(
      Object.entries(texts).flatMap(([key, text]) => (typeof text === 'string' ? [[key, text]] : [])),
    );
  } catch (error) {
    log.warn({ err: error, file }, 'texts of the shop cannot be read');
    return {};
  }
}
