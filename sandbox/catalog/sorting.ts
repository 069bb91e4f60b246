import { demo } from '../shop/demo.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { View } from '../shop/view.ts';
import { idOf } from '../shops/derive/ids.ts';
import type { DemoSorting } from '../shops/model/sales-channel.ts';
import type { Lang } from '../shops/model/text.ts';
import { unitPriceAt } from './product-price.ts';
import type { ProductRecord } from './product-record.ts';

type Compare = (a: ProductRecord, b: ProductRecord, view: View) => number;

interface Sorting extends DemoSorting {
  readonly compare: Compare;
}

const byName: Compare = (a, b, { lang }) =>
  a.demo.name[lang].localeCompare(b.demo.name[lang], lang, { numeric: true });
const byPrice: Compare = (a, b, view) => unitPriceAt(a, 1, view) - unitPriceAt(b, 1, view);
const bySales: Compare = (a, b) =>
  Number(b.demo.topseller ?? false) - Number(a.demo.topseller ?? false) ||
  b.sales - a.sales ||
  a.position - b.position;

/** Relevance; unknown to listings. */
const SCORE = 'score';

const COMPARISONS: Readonly<Record<string, Compare>> = {
  'name-asc': byName,
  'name-desc': (a, b, view) => byName(b, a, view),
  'price-asc': byPrice,
  'price-desc': (a, b, view) => byPrice(b, a, view),
  topseller: bySales,
  [SCORE]: () => 0,
};

const SORTINGS: readonly Sorting[] = demo.salesChannel.sortings.flatMap((sorting) => {
  const compare = COMPARISONS[sorting.key];
  return compare === undefined ? [] : { ...sorting, compare };
});

export function availableSortings(search: boolean): readonly Sorting[] {
  return search ? SORTINGS : SORTINGS.filter(({ key }) => key !== SCORE);
}

/** An unknown key is the default (case 745). */
export function chooseSorting(key: unknown, search: boolean): Sorting {
  const list = availableSortings(search);
  const chosen =
    list.find((sorting) => sorting.key === key) ??
    list.find((sorting) => search && sorting.key === SCORE) ??
    list[0];
  if (chosen === undefined) throw new Error('A demo shop needs a sorting.');
  return chosen;
}

/** As in Shopware without an id. */
export function sortingEntity(sorting: Sorting, lang: Lang): Entity {
  const label = sorting.label[lang];
  const { key, priority } = sorting;
  return entity('product_sorting', idOf('sorting', key), { key, priority, label }, { label });
}
