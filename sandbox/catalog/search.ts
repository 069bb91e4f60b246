import type { demo } from '../shop/demo.ts';
import type { Lang } from '../shops/model/text.ts';
import type { ProductIndex } from './product-index.ts';
import type { ProductRecord } from './product-record.ts';
import type { PropertyIndex } from './property-index.ts';

/** Without case, accents and umlauts: "brater" and "braeter" find "Bräter". */
function fold(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replace(/([aou])e/g, '$1');
}

type Mode = 'exact' | 'near' | 'any';

interface Field {
  readonly text: string;
  readonly weight: number;
}

interface Indexed {
  readonly products: ProductIndex;
  readonly catalogue: typeof demo.catalogue;
  readonly categories: typeof demo.categories;
  readonly properties: PropertyIndex;
}

/** Products with all words; else with near matches; else with any word. Best first. */
export class ProductSearch {
  readonly #fields = new Map<string, readonly Field[]>();
  readonly #index: Indexed;

  constructor(index: Indexed) {
    this.#index = index;
  }

  find(term: string, lang: Lang): ProductRecord[] {
    const words = fold(term)
      .split(/[^a-z0-9.]+/)
      .filter((word) => word.length > 1);
    if (words.length === 0) return [];
    const products = this.#index.products.listable();
    const exact = this.#rank(products, words, lang, 'exact');
    if (exact.length > 0) return exact;
    const near = this.#rank(products, words, lang, 'near');
    return near.length > 0 ? near : this.#rank(products, words, lang, 'any');
  }

  #rank(
    products: readonly ProductRecord[],
    words: readonly string[],
    lang: Lang,
    mode: Mode,
  ): ProductRecord[] {
    return products
      .map((product) => {
        const fields = this.#fieldsOf(product, lang);
        const scores = words.map((word) => score(word, fields, mode !== 'exact'));
        return {
          product,
          total: mode !== 'any' && scores.includes(0) ? 0 : scores.reduce((sum, value) => sum + value, 0),
        };
      })
      .filter(({ total }) => total > 0)
      .toSorted((a, b) => b.total - a.total || a.product.position - b.product.position)
      .map(({ product }) => product);
  }

  #fieldsOf(product: ProductRecord, lang: Lang): readonly Field[] {
    const key = `${lang}:${product.id}`;
    const known = this.#fields.get(key);
    if (known !== undefined) return known;
    const { demo } = product;
    const { catalogue, categories, properties } = this.#index;
    const maker = catalogue.manufacturers.find((manufacturer) => manufacturer.key === demo.manufacturer);
    const names = product.categoryIds.map((id) => categories.byId(id)?.demo.name[lang] ?? '');
    const options = [...product.optionIds, ...product.propertyIds].map((id) =>
      properties.optionName(id, lang),
    );
    const fields = [
      { text: fold(product.number), weight: 1000 },
      { text: fold(demo.name[lang]), weight: 700 },
      { text: fold(demo.keywords?.[lang] ?? ''), weight: 500 },
      { text: fold(maker?.name ?? ''), weight: 400 },
      { text: fold(names.join(' ')), weight: 300 },
      { text: fold(options.join(' ')), weight: 150 },
      {
        text: fold(`${demo.facts?.[lang] ?? ''} ${demo.description[lang].replace(/<[^>]+>/g, ' ')}`),
        weight: 50,
      },
    ];
    this.#fields.set(key, fields);
    return fields;
  }
}

function score(word: string, fields: readonly Field[], loose: boolean): number {
  let best = 0;
  for (const { text, weight } of fields) {
    if (weight <= best) continue;
    if (text.includes(word)) best = weight + (text.split(/[^a-z0-9.]+/).includes(word) ? 50 : 0);
    else if (loose && weight >= 400 && text.split(/[^a-z0-9.]+/).some((other) => isNear(word, other)))
      best = weight / 2;
  }
  return best;
}

/** Words of five letters or more that differ by one. */
function isNear(a: string, b: string): boolean {
  if (a.length < 5 || b.length < 4 || Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < Math.min(a.length, b.length) && a[start] === b[start]) start++;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++;
  return Math.max(a.length, b.length) - start - end <= 1;
}
