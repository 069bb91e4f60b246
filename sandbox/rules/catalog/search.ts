import leven from 'leven';
import type { Lang } from '../../shops/model/text.ts';
import type { ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { optionsOf } from './entities.ts';

/** Drops case, accents and umlauts: "brater" and "braeter" find "Bräter". */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/([aou])e/g, '$1');
}

interface Field {
  readonly text: string;
  readonly weight: number;
}

const indexes = new WeakMap<Shop, Map<string, readonly Field[]>>();

/** Products with all words, otherwise with similar words, otherwise with any word; best first. */
export function searchProducts(shop: Shop, term: string, lang: Lang): ProductRecord[] {
  const words = fold(term)
    .split(/[^a-z0-9.]+/)
    .filter((word) => word.length > 1);
  if (words.length === 0) return [];
  const index = indexes.get(shop) ?? new Map<string, readonly Field[]>();
  indexes.set(shop, index);
  const rows = shop.products.listable().map((product) => {
    const key = `${lang}:${product.id}`;
    const fields = index.get(key) ?? fieldsOf(shop, product, lang);
    index.set(key, fields);
    return { product, fields };
  });
  const ranked = (isSimilar: boolean, isComplete: boolean) =>
    rows
      .map(({ product, fields }) => {
        const scores = words.map((word) => scoreOf(word, fields, isSimilar));
        const total = scores.reduce((sum, value) => sum + value, 0);
        return { product, total: isComplete && scores.includes(0) ? 0 : total };
      })
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total || a.product.position - b.product.position)
      .map(({ product }) => product);
  const attempts = [() => ranked(false, true), () => ranked(true, true), () => ranked(true, false)];
  for (const attempt of attempts) {
    const found = attempt();
    if (found.length > 0) return found;
  }
  return [];
}

function fieldsOf(shop: Shop, product: ProductRecord, lang: Lang): Field[] {
  const { demo, number, categoryIds, optionIds, propertyIds } = product;
  const maker = shop.catalogue.manufacturers.find(({ key }) => key === demo.manufacturer);
  const categories = categoryIds.map((id) => shop.categories.byId(id)?.demo.name[lang] ?? '');
  const named = optionsOf(shop.catalogue);
  const options = [...optionIds, ...propertyIds].map((id) => named.get(id)?.option.name[lang] ?? '');
  const texts: readonly (readonly [weight: number, text: string])[] = [
    [1000, number],
    [700, demo.name[lang]],
    [500, demo.keywords?.[lang] ?? ''],
    [400, categories.join(' ')],
    [300, maker?.name ?? ''],
    [150, options.join(' ')],
    [50, demo.facts?.[lang] ?? ''],
  ];
  return texts.map(([weight, text]) => ({ weight, text: fold(text) }));
}

function scoreOf(word: string, fields: readonly Field[], isSimilar: boolean): number {
  let best = 0;
  for (const { text, weight } of fields) {
    if (weight <= best || (weight < 100 && word.length < 4)) continue;
    const words = () => text.split(/[^a-z0-9.]+/);
    if (text.includes(word)) best = weight + (words().includes(word) ? 50 : 0);
    else if (isSimilar && weight >= 400 && word.length > 4 && words().some((other) => leven(word, other) < 2))
      best = weight / 2;
  }
  return best;
}
