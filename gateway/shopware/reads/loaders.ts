import DataLoader from 'dataloader';
import type { SwList, SwProduct } from '../entities.ts';
import { equalsAny, fields, PICTURE_INCLUDES } from './criteria.ts';
import { loadCards, loadProduct, loadVariants, productTags } from './products.ts';
import type { Read } from './public-reads.ts';
import { areSeoPaths, loadSeoPaths, seoPath, technicalPath } from './seo-paths.ts';

const PAGE_SIZE = 100;

/** Batching loaders of one operation, which avoid N+1 calls. */
export class Loaders {
  /** Fields of lists, by id; null for a product that is not available. */
  readonly card: DataLoader<string, SwProduct | null>;
  /** Product pages, by id; null for a product that is not available. */
  readonly detail: DataLoader<string, SwProduct | null>;
  /** Canonical path without prefix, by entity id; null without one. */
  readonly seoPath: DataLoader<string, string | null>;
  /** Whether a path, without prefix and leading slash, is an SEO path of the language. */
  readonly isSeoPath: DataLoader<string, boolean>;
  /** By product number; null for a product that is not available. */
  readonly numbered: DataLoader<string, Awaited<ReturnType<typeof loadNumbered>>[number]>;
  /** By id of the parent product. */
  readonly variants: DataLoader<string, readonly SwProduct[]>;

  /** `known` and `isKnown` answer without a call. */
  constructor(read: Read, known: (id: string) => string | undefined, isKnown: (path: string) => boolean) {
    this.card = new DataLoader((ids) => loadCards(read, ids), { maxBatchSize: PAGE_SIZE });
    this.detail = new DataLoader((ids) => Promise.all(ids.map((id) => loadProduct(read, id))));
    this.seoPath = new DataLoader(unlessKnown(known, (ids) => loadSeoPaths(read, ids), null));
    this.isSeoPath = new DataLoader(
      unlessKnown(
        (path) => isKnown(path) || undefined,
        (paths) => areSeoPaths(read, paths),
        false,
      ),
      { maxBatchSize: PAGE_SIZE },
    );
    this.numbered = new DataLoader((numbers) => loadNumbered(read, numbers), { maxBatchSize: PAGE_SIZE });
    this.variants = new DataLoader((ids) => loadVariants(read, ids));
  }
}

function unlessKnown<Value>(
  known: (key: string) => Value | undefined,
  load: (keys: readonly string[]) => Promise<readonly Value[]>,
  none: Value,
): (keys: readonly string[]) => Promise<Value[]> {
  return async (keys) => {
    const missing = keys.filter((key) => known(key) === undefined);
    const found = missing.length === 0 ? [] : await load(missing);
    return keys.map((key) => known(key) ?? found[missing.indexOf(key)] ?? none);
  };
}

const NUMBERED_INCLUDES = {
  product: fields('id parentId childCount productNumber seoUrls'),
  seo_url: PICTURE_INCLUDES.seo_url,
};

/** Loads products in one call, in the order of the numbers; null for one that is not on sale. */
async function loadNumbered(read: Read, numbers: readonly string[]) {
  const body = {
    limit: Math.min(100, numbers.length),
    filter: [equalsAny('productNumber', numbers)],
    includes: NUMBERED_INCLUDES,
  };
  const { elements } = await read<SwList<SwProduct>>({
    name: 'numberedProducts',
    call: { path: '/product', seoUrls: true, body },
    tags: productTags,
  });
  return numbers.map((number) => {
    const found = elements?.find(({ productNumber }) => productNumber === number);
    if (!found?.id) return null;
    return {
      id: found.id,
      /** Without prefix; `detail/{id}` where it has no SEO path. */
      path: seoPath(found.seoUrls, '')?.slice(1) ?? technicalPath('product', found.id),
      hasVariants: Boolean(found.childCount),
    };
  });
}
