import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { CheckedOperation, DocumentOrigin, Documents } from './documents.ts';

/** A query by GET whose answer is public: read, checked and coerced. */
export interface KnownQuery {
  readonly operation: CheckedOperation;
  readonly origin: DocumentOrigin;
  /** Coerced. */
  readonly variables: Readonly<Record<string, unknown>>;
  /** Key of its answer in the cache. */
  readonly key: string;
}

interface Entry {
  readonly query: KnownQuery;
  readonly version: number;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** Languages and currencies of the shop, which a request may name, are looked at again so often. */
const LIFETIME_MS = 10_000;
const MAX_QUERIES = 500;
const MAX_CHARACTERS = 500_000;

/**
 * What addresses ask for. The same few are asked for over and over, and all that a request says besides its address and
 * two headers decides only whether and in which form it is answered, which is looked at every time.
 */
export class KnownQueries {
  readonly #documents: Documents;
  readonly #entries = new LRUCache<string, Entry>({
    max: MAX_QUERIES,
    maxSize: MAX_CHARACTERS,
    sizeCalculation: ({ query }, address) => address.length + query.key.length,
  });

  constructor(documents: Documents) {
    this.#documents = documents;
  }

  /** @returns undefined for one that was not asked for of late */
  get(request: FastifyRequest): KnownQuery | undefined {
    const entry = this.#entries.get(addressOf(request));
    if (entry === undefined || entry.version !== this.#documents.version) return undefined;
    return Date.now() - entry.at < LIFETIME_MS ? entry.query : undefined;
  }

  set(request: FastifyRequest, query: KnownQuery): void {
    this.#entries.set(addressOf(request), { query, version: this.#documents.version, at: Date.now() });
  }

  /** After a change of what the shop has. */
  clear(): void {
    this.#entries.clear();
  }
}

function addressOf({ url, headers }: FastifyRequest): string {
  const { 'kontor-locale': locale, 'kontor-currency': currency } = headers;
  // No address holds a line break.
  return locale === undefined && currency === undefined ? url : `${url}\n${locale}\n${currency}`;
}
