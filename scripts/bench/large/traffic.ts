import { inParallel } from '../in-parallel.ts';
import { type Listed, pathAt } from './store.ts';

const TERMS = ['pfanne', 'topf', 'messer', 'rot', 'glas', 'holz', 'brett', 'kanne', 'tasse', 'schale'];

/** Numbers from 0 up to 1, the same in every run. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** How many products and categories Shopware lists. */
export interface Extent {
  readonly products: number;
  readonly categories: number;
}

interface Place {
  readonly entity: Listed;
  /** From 1. */
  readonly place: number;
}

type Wanted = Place | { readonly path: string };

/**
 * Paths that people ask for, by Zipf's law: the second of a list half as often as the first, the third a third as often.
 * Half of them products, a third categories, the rest searches and queries.
 */
export async function traffic(shopware: string, extent: Extent, count: number): Promise<string[]> {
  const random = numbers(7);
  const rank = (size: number) => Math.min(size, Math.floor(Math.exp(random() * Math.log(size + 1))));
  const wanted = Array.from({ length: count }, (): Wanted => {
    const kind = random();
    if (kind < 0.5) return { entity: 'product', place: rank(extent.products) };
    if (kind < 0.83) return { entity: 'category', place: rank(extent.categories) };
    const term = `${TERMS[rank(TERMS.length) - 1] ?? ''} ${rank(extent.products)}`;
    const query = `{ suggest(term: "${term}") { total products { id name path } } }`;
    return kind < 0.9
      ? { path: `/search?search=${encodeURIComponent(term)}` }
      : { path: `/graphql?query=${encodeURIComponent(query)}` };
  });
  const paths = new Map<string, string | null>();
  const places = wanted.flatMap((one) => ('entity' in one ? [one] : []));
  const keyOf = ({ entity, place }: Place) => `${entity}:${place}`;
  const different = new Map(places.map((one) => [keyOf(one), one]));
  await inParallel([...different.values()], 20, async (one) => {
    paths.set(keyOf(one), await pathAt(shopware, one.entity, one.place));
  });
  return wanted.flatMap((one) => ('path' in one ? one.path : (paths.get(keyOf(one)) ?? [])));
}
