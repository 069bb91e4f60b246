import type { Logger } from '../logger.ts';
import type { SwList, SwSeoUrl } from '../shopware/entities.ts';
import type { StoreClient } from '../shopware/store-client.ts';

/** All canonical SEO paths of a language. */
interface Directory {
  readonly byPath: ReadonlyMap<string, SwSeoUrl>;
  readonly byKey: ReadonlyMap<string, string>;
}

/** Shopware's largest page. */
const LIMIT = 100;
/** Shops with more paths than this many pages do without: each path is then looked up by itself. */
const MOST_PAGES = 30;
/** Milliseconds after which it is read again. */
const LIFE = 300_000;

interface Shelf {
  directory: Directory | null;
  until: number;
  reading: boolean;
}

/**
 * Keeps the SEO paths of a shop that is not too large, by language, read in the background. What is not in it is
 * looked up by itself, so it never makes anybody wait and never hides what is new.
 */
export class PathDirectory {
  readonly #store: StoreClient;
  readonly #log: Logger;
  readonly #shelves = new Map<string, Shelf>();

  constructor(store: StoreClient, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** What is known of a language now; null when nothing is yet. Reads it (again) in the background when it is due. */
  in(languageId: string): Directory | null {
    const shelf = this.#shelves.get(languageId) ?? { directory: null, until: 0, reading: false };
    this.#shelves.set(languageId, shelf);
    if (!shelf.reading && Date.now() > shelf.until) void this.#refresh(languageId, shelf);
    return shelf.directory;
  }

  /** Whether the paths of a language are being read for the first time. */
  isReading(languageId: string): boolean {
    const shelf = this.#shelves.get(languageId);
    return shelf !== undefined && shelf.directory === null && shelf.reading;
  }

  /** Reads the paths of a language unless they are known. */
  async warm(languageId: string): Promise<void> {
    const shelf = this.#shelves.get(languageId) ?? { directory: null, until: 0, reading: false };
    this.#shelves.set(languageId, shelf);
    if (shelf.directory === null && !shelf.reading) await this.#refresh(languageId, shelf);
  }

  /** Forgets everything: paths were written. */
  clear(): void {
    this.#shelves.clear();
  }

  async #refresh(languageId: string, shelf: Shelf): Promise<void> {
    shelf.reading = true;
    try {
      shelf.directory = await this.#read(languageId);
    } catch (error) {
      this.#log.warn({ err: error }, 'SEO paths cannot be read');
    } finally {
      shelf.reading = false;
      shelf.until = Date.now() + LIFE;
    }
  }

  async #read(languageId: string): Promise<Directory | null> {
    const byPath = new Map<string, SwSeoUrl>();
    const byKey = new Map<string, string>();
    for (let page = 1; page <= MOST_PAGES; page++) {
      const body = {
        limit: LIMIT,
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
      if ((answer.elements ?? []).length < LIMIT) return { byPath, byKey };
    }
    return null;
  }
}
