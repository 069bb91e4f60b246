import type { DemoProduct, DemoVariant } from '../demo/model.ts';
import { idOf } from '../shop/ids.ts';
import { ancestry, type CategoryIndex, categoryId } from './category-index.ts';
import { isParent, type ProductRecord } from './product-record.ts';

/** Percent of Swiss VAT. */
const TAX_RATES = { standard: 8.1, reduced: 2.6 } as const;

/** The id of the product with this key. */
export function productId(key: string): string {
  return idOf('product', key);
}

/** The id of a property option. */
export function optionId(key: string): string {
  return idOf('option', key);
}

/** All products and variants by id. */
export class ProductIndex {
  readonly all: readonly ProductRecord[];
  readonly #byId = new Map<string, ProductRecord>();

  constructor(source: readonly DemoProduct[], categories: CategoryIndex) {
    for (const demo of source) this.#add(demo, categories);
    this.all = [...this.#byId.values()];
  }

  /** The id itself, or that of the first variant where a product has any. */
  buyable(id: string): string {
    return this.#byId.get(id)?.children[0]?.id ?? id;
  }

  #add(demo: DemoProduct, categories: CategoryIndex): void {
    const categoryIds = demo.categories.map(categoryId);
    const tree = categoryIds.flatMap((id) => {
      const category = categories.byId(id);
      if (category === undefined) throw new Error(`Product ${demo.key} is in an unknown category`);
      return ancestry(category).map((ancestor) => ancestor.id);
    });
    const parent: ProductRecord = {
      id: productId(demo.key),
      demo,
      variant: null,
      parentId: null,
      children: [],
      number: demo.number,
      optionIds: [],
      propertyIds: demo.properties.map(optionId),
      manufacturerId: idOf('manufacturer', demo.manufacturer),
      categoryIds,
      categoryTree: [...new Set(tree)],
      pictures: demo.pictures,
      price: demo.price,
      taxRate: TAX_RATES[demo.tax],
      displayGroup: demo.variants?.length ? null : idOf('display-group', demo.key),
      position: this.#byId.size + 1,
      stock: demo.stock,
      active: true,
      sales: 0,
    };
    this.#byId.set(parent.id, parent);
    for (const [position, variant] of (demo.variants ?? []).entries())
      this.#addVariant(parent, variant, position);
  }

  #addVariant(parent: ProductRecord, variant: DemoVariant, position: number): void {
    const record: ProductRecord = {
      ...parent,
      id: productId(`${parent.demo.key}.${variant.options.join('.')}`),
      variant,
      parentId: parent.id,
      children: [],
      number: `${parent.number}.${position + 1}`,
      optionIds: variant.options.map(optionId),
      pictures: variant.pictures ?? parent.pictures,
      price: variant.price ?? parent.price,
      displayGroup: idOf('display-group', parent.demo.key),
      position: this.#byId.size + 1,
      stock: variant.stock ?? parent.stock,
    };
    parent.children.push(record);
    this.#byId.set(record.id, record);
  }

  byId(id: string): ProductRecord | undefined {
    return this.#byId.get(id);
  }

  /** The product that holds the texts: the parent of a variant, else itself. */
  parentOf(product: ProductRecord): ProductRecord {
    return product.parentId === null ? product : (this.#byId.get(product.parentId) ?? product);
  }

  /** Everything that can be shown in a listing: active, and no parent of variants. */
  listable(): ProductRecord[] {
    return this.all.filter((product) => product.active && !isParent(product));
  }
}
