import { displayGroup, type ProductRecord } from '../catalog/product-record.ts';
import { PropertyIndex } from '../catalog/property-index.ts';
import type { demo as demoShop } from '../shop/demo.ts';
import { type CategoryRecord, CategoryTree } from '../shops/derive/category-tree.ts';
import { categoryId, optionId } from '../shops/derive/ids.ts';
import type { CatalogueProduct } from '../shops/derive/products.ts';
import { type SeoPath, seoPaths } from '../shops/derive/seo-paths.ts';
import type { DemoCategory } from '../shops/model/category.ts';
import type { DemoPropertyGroup } from '../shops/model/product.ts';
import type { Lang } from '../shops/model/text.ts';
import { type LargeSize, leavesOf, parentOf } from './size.ts';
import { nameOf } from './words.ts';

const OPTIONS_PER_GROUP = 20;
/** Products of a cross-selling row, of which every tenth product has one. */
const CROSS_SELLING = 60;
/** Ids of generated products: this, then the number in hex. */
const PREFIX = '1a26e000';

/** Products of a category or of a search, by their place in the list. */
export interface ProductList {
  readonly count: number;
  /** Undefined beyond the end. */
  readonly at: (place: number) => ProductRecord | undefined;
}

/**
 * A generated catalogue around a demo shop. Categories and properties are data like the demo shop's; products are made
 * from their number whenever they are asked for, and kept nowhere.
 */
export class LargeCatalogue {
  readonly size: LargeSize;
  readonly categories: CategoryTree;
  readonly properties: PropertyIndex;
  readonly groups: readonly DemoPropertyGroup[];
  readonly paths: readonly SeoPath[];
  readonly languages: readonly Lang[];
  readonly #templates: readonly CatalogueProduct[];
  /** Keys of demo products. */
  readonly #related: readonly string[];
  readonly #leaves: readonly string[];
  readonly #places = new Map<string, readonly number[]>();

  constructor(demo: typeof demoShop, size: LargeSize) {
    this.size = size;
    this.categories = new CategoryTree([
      ...demo.catalogue.categories,
      ...generatedCategories(size.categories),
    ]);
    this.groups = generatedGroups(size.properties);
    this.properties = new PropertyIndex([...demo.catalogue.propertyGroups, ...this.groups]);
    this.#templates = demo.products.filter(
      ({ variant, demo: { variants, download, bundle } }) => !variant && !variants && !download && !bundle,
    );
    this.#related = demo.products.slice(0, CROSS_SELLING).map((product) => product.demo.key);
    this.#leaves = leavesOf(size.categories).map((number) => categoryId(keyOf(number)));
    this.languages = demo.salesChannel.languages.map(({ lang }) => lang);
    this.paths = seoPaths({
      languages: this.languages,
      categories: this.categories,
      products: demo.products,
      landingPages: demo.landingPages,
      optionNames: new Map(),
    });
  }

  /** The number of a generated product; null for another id. */
  numberOf(id: string): number | null {
    const number = id.startsWith(PREFIX) ? Number.parseInt(id.slice(PREFIX.length), 16) : Number.NaN;
    return number < this.size.products ? number : null;
  }

  product(number: number): ProductRecord | undefined {
    const template = this.#templates[number % this.#templates.length];
    if (template === undefined || !(number < this.size.products)) return undefined;
    const id = PREFIX + number.toString(16).padStart(32 - PREFIX.length, '0');
    const leaf = this.#leaves[number % this.#leaves.length] ?? '';
    const related = { title: nameOf(number), products: this.#related };
    return {
      ...template,
      id,
      demo: {
        ...template.demo,
        key: id,
        name: nameOf(number),
        crossSelling: number % 10 === 3 ? [related] : [],
        reviews: [],
      },
      number: `L${number}`,
      price: template.price + (number % 40),
      categoryIds: [leaf],
      categoryTree: ancestors(this.categories.byId(leaf)),
      children: [],
      displayGroup: displayGroup({ id, parentId: null, optionIds: [] }),
      position: number + 1,
      active: true,
      sales: 0,
    };
  }

  /** Products of a generated category and of those below it, or of the root; null for another category. */
  listOf(category: CategoryRecord): ProductList | null {
    const places = this.#placesIn(category);
    if (places.length === 0) return null;
    const { products } = this.size;
    const leaves = this.#leaves.length;
    const counts = places.map((place) => Math.max(0, Math.ceil((products - place) / leaves)));
    return {
      count: counts.reduce((sum, count) => sum + count, 0),
      at: (n) => this.product((places[n % places.length] ?? 0) + Math.floor(n / places.length) * leaves),
    };
  }

  /** Every tenth product; which ones depends on the term. */
  found(term: string): ProductList {
    const first = [...term].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 10;
    return {
      count: Math.ceil(Math.max(0, this.size.products - first) / 10),
      at: (n) => this.product(first + n * 10),
    };
  }

  /** Places of the leaves in a category among all. */
  #placesIn(category: CategoryRecord): readonly number[] {
    const known = this.#places.get(category.id);
    if (known !== undefined) return known;
    const own = this.#leaves.indexOf(category.id);
    const found = [...(own < 0 ? [] : [own]), ...category.children.flatMap((child) => this.#placesIn(child))];
    this.#places.set(category.id, found);
    return found;
  }
}

function keyOf(number: number): string {
  return `large-${number}`;
}

function generatedCategories(count: number): DemoCategory[] {
  return Array.from({ length: count }, (_, number) => {
    const parent = parentOf(number);
    return { key: keyOf(number), parent: parent === null ? 'root' : keyOf(parent), name: nameOf(number) };
  });
}

function generatedGroups(count: number): DemoPropertyGroup[] {
  return Array.from({ length: count }, (_, group) => ({
    key: `large-${group}`,
    name: nameOf(group),
    display: 'text' as const,
    sort: 'position' as const,
    filterable: true,
    options: Array.from({ length: OPTIONS_PER_GROUP }, (__, option) => ({
      key: `large-${group}-${option}`,
      name: nameOf(group * OPTIONS_PER_GROUP + option),
    })),
  }));
}

/** Ids of the options of generated groups. */
export function optionIdsOf(groups: readonly DemoPropertyGroup[]): string[] {
  return groups.flatMap(({ options }) => options.map(({ key }) => optionId(key)));
}

function ancestors(category: CategoryRecord | undefined): string[] {
  if (category === undefined) return [];
  return [...ancestors(category.parent ?? undefined), category.id];
}
