import DataLoader from 'dataloader';
import type { SwProduct } from '../entities.ts';
import { loadCards } from './cards.ts';
import { loadNumbered, type NumberedProduct } from './numbered-products.ts';
import { loadVariants } from './products.ts';
import type { Read } from './public-reads.ts';
import { areSeoPaths, loadSeoPaths } from './seo-paths.ts';

/** Shopware's largest page. */
const PAGE_SIZE = 100;

/** Batching loaders of one operation, against N+1 calls. */
export class Loaders {
  /** By id; null for a product that is not on sale. */
  readonly card: DataLoader<string, SwProduct | null>;
  /** Canonical path without prefix, by entity id; null without one. */
  readonly seoPath: DataLoader<string, string | null>;
  /** Whether a path, without prefix and leading slash, is an SEO path of the language. */
  readonly isSeoPath: DataLoader<string, boolean>;
  /** By product number; null for a product that is not on sale. */
  readonly numbered: DataLoader<string, NumberedProduct | null>;
  /** By id of the parent product. */
  readonly variants: DataLoader<string, readonly SwProduct[]>;

  /**
   * @param known canonical path of an entity, if it needs no call
   * @param isKnown whether a path is known to be one without a call
   */
  constructor(read: Read, known: (id: string) => string | undefined, isKnown: (path: string) => boolean) {
    this.card = new DataLoader((ids) => loadCards(read, ids), { maxBatchSize: PAGE_SIZE });
    this.seoPath = new DataLoader(async (ids) => {
      const missing = ids.filter((id) => known(id) === undefined);
      const found = missing.length === 0 ? [] : await loadSeoPaths(read, missing);
      return ids.map((id) => known(id) ?? found[missing.indexOf(id)] ?? null);
    });
    this.isSeoPath = new DataLoader(
      async (paths) => {
        const asked = paths.filter((path) => !isKnown(path));
        const found = await areSeoPaths(read, asked);
        return paths.map((path) => isKnown(path) || found[asked.indexOf(path)] === true);
      },
      { maxBatchSize: PAGE_SIZE },
    );
    this.numbered = new DataLoader((numbers) => loadNumbered(read, numbers), { maxBatchSize: PAGE_SIZE });
    this.variants = new DataLoader((ids) => loadVariants(read, ids));
  }
}
