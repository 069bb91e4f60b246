import DataLoader from 'dataloader';
import type { Swatch } from '../../schema/generated/resolvers.ts';
import type { PublicRead } from '../cache/public-reads.ts';
import { loadCards } from '../catalog/card-read.ts';
import { loadSwatches, type SwatchKey } from '../catalog/swatches.ts';
import { loadSeoPaths } from '../content/seo-path.ts';
import type { SwProduct } from '../shopware/entities.ts';

/** Sends a read of the manifest in the language and currency of one operation. */
export type Read = <T>(read: PublicRead<T>) => Promise<T>;

/** Batches of one operation: a list of N costs one call and not N. */
export class Loaders {
  /** Products as cards, by id; null for one that is not sold. */
  readonly card: DataLoader<string, SwProduct | null>;
  /** Canonical SEO path without prefix, by entity id; null without one. */
  readonly seoPath: DataLoader<string, string | null>;
  /** Colours a product comes in, by id of the product that its variants belong to. */
  readonly swatches: DataLoader<SwatchKey, Swatch[], string>;

  constructor(read: Read) {
    this.card = new DataLoader((ids) => loadCards(read, ids));
    this.seoPath = new DataLoader((ids) => loadSeoPaths(read, ids));
    this.swatches = new DataLoader((keys) => loadSwatches(read, keys), {
      cacheKeyFn: ({ parentId }) => parentId,
    });
  }
}
