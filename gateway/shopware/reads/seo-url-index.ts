import type { Logger } from '../../platform/logger.ts';
import type { SwList, SwSeoUrl } from '../entities.ts';
import type { StoreClient } from '../store-client.ts';

/** All canonical SEO paths of a language. */
interface Directory {
  readonly byPath: ReadonlyMap<string, SwSeoUrl>;
  readonly byKey: ReadonlyMap<string, string>;
}

/** Shopware's largest page. */
const PAGE_SIZE = 100;
/** Shops with more paths than this many pages do without: each path is then looked up by itself. */
const MAX_PAGES = 30;
/** Milliseconds after which it is read again. */
const TTL_MS = 300_000;

interface IndexEntry {
  directory: Directory | null;
  until: number;
  reading: boolean;
}

/**
 * Keeps the SEO paths of a shop that is not too large, by language, read in the background. What is not in it is
 * looked up by itself, so it never makes anybody wait and never hides what is new.
 */
export class SeoUrlIndex {
  readonly #store: StoreClient;
  readonly #log: Logger;
  readonly #shelves = new Map<string, IndexEntry>();

  constructor(store: StoreClient, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** What is known of a language now; null when nothing is yet. Reads it (again) in the background when it is due. */
  in(languageId: string): Directory | null {
    const entry = this.#shelves.get(languageId) ?? { directory: null, until: 0, reading: false };
    this.#shelves.set(languageId, entry);
    if (!entry.reading && Date.now() > entry.until) void this.#refresh(languageId, entry);
    return entry.directory;
  }

  /** Whether the paths of a language are being read for the first time. */
  isReading(languageId: string): boolean {
    const entry = this.#shelves.get(languageId);
    return entry !== undefined && entry.directory === null && entry.reading;
  }

  /** Reads the paths of a language unless they are known. */
  async warm(languageId: string): Promise<void> {
    const entry = this.#shelves.get(languageId) ?? { directory: null, until: 0, reading: false };
    this.#shelves.set(languageId, entry);
    if (entry.directory === null && !entry.reading) await this.#refresh(languageId, entry);
  }

  /** Forgets everything: paths were written. */
  clear(): void {
    this.#shelves.clear();
  }

  async #refresh(languageId: string, entry: IndexEntry): Promise<void> {
    entry.reading = true;
    try {
      entry.directory = await this.#read(languageId);
    } catch (error) {
      this.#log.warn({ err: error }, 'SEO paths cannot be read');
    } finally {
      entry.reading = false;
      entry.until = Date.now() + TTL_MS;
    }
  }

  async #read(languageId: string): Promise<Directory | null> {
    const byPath = new Map<string, SwSeoUrl>();
    const byKey = new Map<string, string>();
    for (let page = 1; page <= MAX_PAGES; page++) {
      const body = {
        limit: PAGE_SIZE,
        page,
        filter: [{ type: 'equals', field: 'isCanonical', value: true }],
        sort: [{ field: 'id', order: 'ASC' }],
        includes: { seo_url: ['routeName', 'foreignKey', 'seoPathInfo', 'isDeleted'] },
      };
      const { body: answer } = await this.#store.read<SwList<SwSeoUrl>>({
        path: '/seo-url',
        body,
        languageId,
      });
      for (const url of answer.elements ?? []) {
        if (!url.seoPathInfo || !url.foreignKey || url.isDeleted) continue;
        byPath.set(url.seoPathInfo, url);
        byKey.set(url.foreignKey, url.seoPathInfo);
      }
      if ((answer.elements ?? []).length < PAGE_SIZE) return { byPath, byKey };
    }
    return null;
  }
}
