import { ancestry, type CategoryTree } from '../shops/derive/category-tree.ts';
import type { CatalogueProduct } from '../shops/derive/products.ts';
import { displayGroup, isParent, type ProductRecord } from './product-record.ts';

export class ProductIndex {
  readonly all: readonly ProductRecord[];
  readonly #byId = new Map<string, ProductRecord>();

  constructor(source: readonly CatalogueProduct[], categories: CategoryTree) {
    for (const product of source) this.#add(product, categories);
    this.all = [...this.#byId.values()];
  }

  #add(product: CatalogueProduct, categories: CategoryTree): void {
    const { demo, variant } = product;
    const tree = product.categoryIds.flatMap((id) => {
      const category = categories.byId(id);
      return category === undefined ? [] : ancestry(category).map((ancestor) => ancestor.id);
    });
    const isHolder = variant === null && demo.variants !== undefined && demo.variants.length > 0;
    const record: ProductRecord = {
      ...product,
      children: [],
      categoryTree: [...new Set(tree)],
      displayGroup: isHolder ? null : displayGroup(product, demo.listedSingly),
      position: this.#byId.size + 1,
      active: true,
      sales: 0,
    };
    if (product.parentId !== null) this.#byId.get(product.parentId)?.children.push(record);
    this.#byId.set(record.id, record);
  }

  byId(id: string): ProductRecord | undefined {
    return this.#byId.get(id);
  }

  /** Of a parent the id of its first variant, else its own. */
  buyable(id: string): string {
    return this.#byId.get(id)?.children[0]?.id ?? id;
  }

  /** The parent of a variant, else the product itself. */
  parentOf(product: ProductRecord): ProductRecord {
    return product.parentId === null ? product : (this.#byId.get(product.parentId) ?? product);
  }

  /** Active products that are no parents of variants. */
  listable(): ProductRecord[] {
    return this.all.filter((product) => product.active && !isParent(product));
  }
}
