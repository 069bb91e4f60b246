import { createHash } from 'node:crypto';
import { isObject } from '../../lib/json.ts';
import type { Freshness } from '../../platform/cache/freshness.ts';
import type { ReadCache } from '../../platform/cache/read-cache.ts';
import type { ShopperSession } from '../session/shopper-session.ts';
import { storeApiShape } from '../store-api-shapes.ts';
import type { StoreCall, StoreClient } from '../store-client.ts';
import { CACHE_POLICIES, type ReadName } from './cache-policies.ts';

export interface PublicView {
  readonly languageId: string;
  /** Shopware's id; null for the sales channel's default currency. */
  readonly currencyId: string | null;
}

export interface PublicRead<T> {
  readonly name: ReadName;
  readonly call: Omit<StoreCall, 'token' | 'address' | 'languageId'>;
  /** Tags of the answer's subject in addition to those of the entities in it. */
  readonly tags?: (body: T) => readonly string[];
  /** Whether the key space is unbounded; such responses go to the negative cache. */
  readonly endless?: (body: T) => boolean;
  /** Another read that the same call can serve, unless it is cached. */
  readonly additional?: AdditionalRead<T>;
}

interface AdditionalRead<T> {
  readonly read: Omit<PublicRead<T>, 'additional'>;
  readonly call: PublicRead<T>['call'];
  readonly split: (both: T) => { readonly main: T; readonly other: T };
}

export type Read = <T>(read: PublicRead<T>) => Promise<T>;

/** Ratio of the memory of parsed JSON to its text; measured 1.26 to 1.33 for listings. */
const PARSED_SIZE_FACTOR = 1.35;

/** Sends and caches public reads, without a shopper's token. */
export class PublicReads {
  readonly #store: StoreClient;
  readonly #currencies: CurrencyContexts;
  readonly cache: ReadCache;

  constructor(store: StoreClient, currencies: CurrencyContexts, cache: ReadCache) {
    this.#store = store;
    this.#currencies = currencies;
    this.cache = cache;
  }

  /** Without a view, the read is the same in every language. */
  async get<T>(read: PublicRead<T>, view: PublicView | null, freshness?: Freshness): Promise<T> {
    const rule = CACHE_POLICIES[read.name];
    const entry = await this.cache.get<T>(
      keyIn(view, read),
      rule,
      storeApiShape(read.call.method ?? 'POST', read.call.path),
      async () => {
        const { additional } = read;
        if (additional === undefined || this.cache.holds(keyIn(view, additional.read))) {
          const { body, size } = await this.#send<T>(read, read.call, view);
          return loaded(read, body, size);
        }
        const { body, size } = await this.#send<T>(read, additional.call, view);
        const { main, other } = additional.split(body);
        const additionalSize = JSON.stringify(other).length;
        const key = keyIn(view, additional.read);
        return {
          ...loaded(read, main, Math.max(0, size - additionalSize)),
          alsoPopulates: [
            {
              key,
              rule: CACHE_POLICIES[additional.read.name],
              ...loaded(additional.read, other, additionalSize),
            },
          ],
        };
      },
    );
    freshness?.note(entry);
    return entry.value;
  }

  /** Returns a fresh entry from memory, otherwise undefined. Parameters as for {@link get}. */
  cached<T>(read: PublicRead<T>, view: PublicView, freshness?: Freshness): T | undefined {
    const entry = this.cache.fresh<T>(keyIn(view, read), CACHE_POLICIES[read.name]);
    if (entry !== undefined) freshness?.note(entry);
    return entry?.value;
  }

  #send<T>({ name }: PublicRead<T>, request: PublicRead<T>['call'], view: PublicView | null) {
    const call: StoreCall = view === null ? request : { ...request, languageId: view.languageId };
    const currencyId = currencyOf(name, view);
    return currencyId === null ? this.#store.read<T>(call) : this.#currencies.read<T>(currencyId, call);
  }
}

function loaded<T>(read: PublicRead<T>, body: T, size: number) {
  return {
    value: body,
    size: Math.ceil(size * PARSED_SIZE_FACTOR),
    tags: [...(read.tags?.(body) ?? []), ...entityTags(body)],
    storage: read.endless?.(body) ? ('negative' as const) : true,
  };
}

function currencyOf(name: ReadName, view: PublicView | null): string | null {
  return CACHE_POLICIES[name].priced ? (view?.currencyId ?? null) : null;
}

function keyIn<T>(view: PublicView | null, read: PublicRead<T>): string {
  const [languageId, currencyId] = [view?.languageId ?? '', currencyOf(read.name, view) ?? ''];
  const { method = 'POST', path, body = null, seoUrls = false } = read.call;
  const text = JSON.stringify([read.name, languageId, currencyId, method, path, body, seoUrls]);
  return text.length < 300 ? text : `${read.name}:${createHash('sha256').update(text).digest('base64url')}`;
}

/** Entities that cached answers depend on, as Shopware names them in `apiAlias` and in its events. */
const TAGGED = new Set(['product', 'category', 'landing_page', 'cms_page', 'product_manufacturer']);
const MAX_ENTITIES = 400;

/** Cache tags of all entities in an answer, at any depth, e.g. `product:<id>`. A variant also has its parent's tag. */
function entityTags(body: unknown): string[] {
  const tags = new Set<string>();
  const rest: unknown[] = [body];
  while (rest.length > 0 && tags.size < MAX_ENTITIES) {
    const value = rest.pop();
    if (Array.isArray(value)) rest.push(...value);
    else if (isObject(value)) {
      const { apiAlias, id, parentId } = value;
      if (typeof apiAlias === 'string' && TAGGED.has(apiAlias)) {
        if (typeof id === 'string') tags.add(`${apiAlias}:${id}`);
        if (typeof parentId === 'string' && apiAlias === 'product') tags.add(`product:${parentId}`);
      }
      for (const child of Object.values(value))
        if (typeof child === 'object' && child !== null) rest.push(child);
    }
  }
  return [...tags];
}

/** Reads that sessions with special prices share with the public. */
const WITHOUT_PRICES: ReadonlySet<ReadName> = new Set(['variants', 'filterCounts', 'shopExtension']);

/** Public reads; those with prices use the context of a session with special prices. Not while its lock is held. */
export function personalReads(session: ShopperSession, publicRead: Read): Read {
  return <T>(read: PublicRead<T>) =>
    session.prices !== null && CACHE_POLICIES[read.name].priced && !WITHOUT_PRICES.has(read.name)
      ? session.withLock((calls) => calls.read<T>(read.call))
      : publicRead(read);
}

/** The gateway's contexts, one per currency, because the Store API ignores `sw-currency-id` (case 568, 570). */
export class CurrencyContexts {
  readonly #store: StoreClient;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(store: StoreClient) {
    this.#store = store;
  }

  /** Sends a public read in a currency; renews an expired context once. */
  async read<T>(currencyId: string, call: StoreCall): Promise<{ body: T; size: number }> {
    const token = await this.#token(currencyId);
    const answer = await this.#store.read<T>({ ...call, token });
    if (answer.token === null || answer.token === token) return answer;
    this.#tokens.delete(currencyId);
    return this.#store.read<T>({ ...call, token: await this.#token(currencyId) });
  }

  #token(currencyId: string): Promise<string> {
    const known = this.#tokens.get(currencyId);
    if (known) return known;
    const made = this.#make(currencyId);
    this.#tokens.set(currencyId, made);
    made.catch(() => this.#tokens.delete(currencyId));
    return made;
  }

  async #make(currencyId: string): Promise<string> {
    const answer = await this.#store.write<unknown>({
      method: 'PATCH',
      path: '/context',
      body: { currencyId },
    });
    if (answer.token === null) throw new Error('Shopware returned no context for a currency');
    return answer.token;
  }
}
