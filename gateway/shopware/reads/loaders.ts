import DataLoader from 'dataloader';
import type { SwProduct } from '../entities.ts';
import { loadCards } from './cards.ts';
import { loadProductPaths } from './product-paths.ts';
import { loadVariants } from './products.ts';
import type { Read } from './public-reads.ts';
import { loadSeoPaths } from './seo-paths.ts';

/** Shopware's largest page. */
const PAGE_SIZE = 100;

/** Batches of one operation: a list of N costs one call and not N. */
export class Loaders {
  /** Products as cards, by id; null for one that is not sold. */
  readonly card: DataLoader<string, SwProduct | null>;
  /** Canonical SEO path without prefix, by entity id; null without one. */
  readonly seoPath: DataLoader<string, string | null>;
  /** Path of a product without prefix, by its number; null for one that is not sold. */
  readonly productPath: DataLoader<string, string | null>;
  /** Variants, by id of the product that they belong to. */
  readonly variants: DataLoader<string, readonly SwProduct[]>;

  /** @param known canonical path of an entity where it is known without a call */
  constructor(read: Read, known: (id: string) => string | undefined) {
    this.card = new DataLoader((ids) => loadCards(read, ids), { maxBatchSize: PAGE_SIZE });
    this.seoPath = new DataLoader(async (ids) => {
      const missing = ids.filter((id) => known(id) === undefined);
      const found = missing.length === 0 ? [] : await loadSeoPaths(read, missing);
      return ids.map((id) => known(id) ?? found[missing.indexOf(id)] ?? null);
    });
    this.productPath = new DataLoader((numbers) => loadProductPaths(read, numbers), {
      maxBatchSize: PAGE_SIZE,
    });
    this.variants = new DataLoader((ids) => loadVariants(read, ids));
  }
}
