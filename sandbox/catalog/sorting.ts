import { type Entity, entity } from '../shop/entity.ts';
import { idOf } from '../shop/ids.ts';
import type { Lang, View } from '../shop/view.ts';
import { unitPriceAt } from './product-price.ts';
import type { ProductRecord } from './product-record.ts';

type Compare = (a: ProductRecord, b: ProductRecord, view: View) => number;

interface Sorting {
  readonly key: string;
  readonly priority: number;
  readonly label: Record<Lang, string>;
  readonly compare: Compare;
}

const byName: Compare = (a, b, { lang }) =>
  a.demo.name[lang].localeCompare(b.demo.name[lang], lang, { numeric: true });
const byPrice: Compare = (a, b, view) => unitPriceAt(a, 1, view) - unitPriceAt(b, 1, view);
const bySales: Compare = (a, b) =>
  Number(b.demo.topseller ?? false) - Number(a.demo.topseller ?? false) ||
  b.sales - a.sales ||
  a.position - b.position;

const SORTINGS: readonly Sorting[] = [
  { key: 'name-asc', priority: 4, label: { de: 'Name A–Z', en: 'Name A–Z', fr: 'Nom A–Z' }, compare: byName },
  {
    key: 'name-desc',
    priority: 3,
    label: { de: 'Name Z–A', en: 'Name Z–A', fr: 'Nom Z–A' },
    compare: (a, b, view) => byName(b, a, view),
  },
  {
    key: 'price-asc',
    priority: 2,
    label: { de: 'Preis aufsteigend', en: 'Price ascending', fr: 'Prix croissant' },
    compare: byPrice,
  },
  {
    key: 'price-desc',
    priority: 1,
    label: { de: 'Preis absteigend', en: 'Price descending', fr: 'Prix décroissant' },
    compare: (a, b, view) => byPrice(b, a, view),
  },
  {
    key: 'topseller',
    priority: 0,
    label: { de: 'Beliebtheit', en: 'Popularity', fr: 'Popularité' },
    compare: bySales,
  },
];

const SCORE: Sorting = {
  key: 'score',
  priority: 5,
  label: { de: 'Beste Treffer', en: 'Best matches', fr: 'Meilleurs résultats' },
  compare: () => 0,
};

/** The sortings of a listing, or of a search, which also knows the order of its hits. */
export function availableSortings(search: boolean): readonly Sorting[] {
  return search ? [...SORTINGS, SCORE] : SORTINGS;
}

/** The sorting with this key; an unknown one is the default (recording 745). */
export function chooseSorting(key: unknown, search: boolean): Sorting {
  const list = availableSortings(search);
  const fallback = search ? SCORE : SORTINGS[0];
  return list.find((sorting) => sorting.key === key) ?? fallback ?? SCORE;
}

/** The `product_sorting` entity; as Shopware, without an id in the answer. */
export function sortingEntity(sorting: Sorting, lang: Lang): Entity {
  const label = sorting.label[lang];
  const { key, priority } = sorting;
  return entity('product_sorting', idOf('sorting', key), { key, priority, label }, { label });
}
