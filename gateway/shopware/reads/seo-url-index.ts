import type { Logger } from '../../platform/logger.ts';
import type { SwList, SwSeoUrl } from '../entities.ts';
import type { StoreClient } from '../store-client.ts';
import { equals } from './criteria.ts';

interface Directory {
  readonly byPath: Map<string, SwSeoUrl>;
  readonly byKey: Map<string, string>;
}

const PAGE_SIZE = 100;
/** Larger shops have no index; their paths are looked up individually. */
const MAX_PAGES = 30;
const TTL_MS = 300_000;

interface IndexEntry {
  directory: Directory | null;
  until: number;
  reading: boolean;
  readonly written: Set<string>;
}

/** Index of SEO paths by language, loaded in the background; a path that is not in it is looked up individually. */
export class SeoUrlIndex {
  readonly #store: StoreClient;
  readonly #log: Logger;
  readonly #shelves = new Map<string, IndexEntry>();

  constructor(store: StoreClient, log: Logger) {
    this.#store = store;
    this.#log = log;
  }

  /** Returns the index of a language, null before the first load; starts a background reload when due. */
  in(languageId: string): Directory | null {
    const entry = this.#entry(languageId);
    if (!entry.reading && Date.now() > entry.until) void this.#refresh(languageId, entry);
    return entry.directory;
  }

  /** Whether the first load of a language is in progress. */
  isReading(languageId: string): boolean {
    const entry = this.#shelves.get(languageId);
    return entry !== undefined && entry.directory === null && entry.reading;
  }

  async warm(languageId: string): Promise<void> {
    const entry = this.#entry(languageId);
    if (entry.directory === null && !entry.reading) await this.#refresh(languageId, entry);
  }

  clear(): void {
    this.#shelves.clear();
  }

  /** Removes the paths of written entities, which are looked up individually until the next reload. */
  forget(ids: readonly string[]): void {
    for (const { directory, written } of this.#shelves.values()) {
      for (const id of ids) written.add(id);
      without(directory, new Set(ids));
    }
  }

  /** Canonical path of an entity without prefix; null if it has to be looked up. A variant's changes with its parent. */
  pathOf(languageId: string, id: string, parentId: string | null): string | null {
    const directory = this.in(languageId);
    if (parentId !== null && this.#shelves.get(languageId)?.written.has(parentId)) return null;
    return directory?.byKey.get(id) ?? null;
  }

  #entry(languageId: string): IndexEntry {
    const known = this.#shelves.get(languageId);
    if (known) return known;
    const entry: IndexEntry = { directory: null, until: 0, reading: false, written: new Set() };
    this.#shelves.set(languageId, entry);
    return entry;
  }

  async #refresh(languageId: string, entry: IndexEntry): Promise<void> {
    entry.reading = true;
    const before = [...entry.written];
    try {
      const directory = await this.#read(languageId);
      for (const id of before) entry.written.delete(id);
      without(directory, entry.written);
      entry.directory = directory;
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
        // The first response contains the total, so that large shops stop after it.
        'total-count-mode': page === 1 ? 1 : 0,
        filter: [equals('isCanonical', true)],
        sort: [{ field: 'id', order: 'ASC' }],
        includes: { seo_url: ['routeName', 'foreignKey', 'seoPathInfo', 'isDeleted'] },
      };
      const { body: answer } = await this.#store.read<SwList<SwSeoUrl>>({
        path: '/seo-url',
        body,
        languageId,
      });
      if ((answer.total ?? 0) > MAX_PAGES * PAGE_SIZE) return null;
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

function without(directory: Directory | null, gone: ReadonlySet<string>): void {
  if (directory === null || gone.size === 0) return;
  for (const id of gone) directory.byKey.delete(id);
  for (const [path, { foreignKey }] of directory.byPath)
    if (foreignKey && gone.has(foreignKey)) directory.byPath.delete(path);
}
