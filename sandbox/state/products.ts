import { createHash } from 'node:crypto';
import { ancestry, type CatalogueProduct, type CategoryTree } from '../shops/derive/catalogue.ts';

export interface ProductRecord extends Omit<CatalogueProduct, 'stock' | 'price'> {
  readonly children: ProductRecord[];
  /** Including all ancestors. */
  readonly categoryTree: readonly string[];
  /** A listing shows the first product of each group. */
  displayGroup: string | null;
  /** Instead of Shopware's auto increment. */
  readonly position: number;
  stock: number;
  /** Gross, in the shop's first currency. */
  price: number;
  active: boolean;
  sales: number;
}

/** A parent only groups variants and cannot be bought. */
export function isParent(product: ProductRecord): boolean {
  return product.children.length > 0;
}

/** Shopware's `display_group`: hash of the parent's id, with the options if variants are listed singly. */
export function displayGroup(
  { id, parentId, optionIds }: Pick<ProductRecord, 'id' | 'parentId' | 'optionIds'>,
  singly = false,
): string {
  const text = singly && parentId !== null ? parentId + optionIds.join('') : (parentId ?? id).toUpperCase();
  return createHash('md5').update(text).digest('hex');
}

export function isAvailable(product: ProductRecord): boolean {
  if (isParent(product)) return product.children.some(isAvailable);
  return product.demo.closeout !== true || product.stock >= (product.demo.minPurchase ?? 1);
}

/** Shopware's `calculatedMaxPurchase`. */
export function maxPurchase({ demo, stock }: ProductRecord): number {
  const steps = demo.purchaseSteps ?? 1;
  const min = demo.minPurchase ?? 1;
  const limit =
    demo.closeout === true ? Math.min(stock, demo.maxPurchase ?? stock) : (demo.maxPurchase ?? 100);
  return Math.max(0, Math.floor((limit - min) / steps) * steps + min);
}

export class ProductIndex {
  readonly all: readonly ProductRecord[];
  readonly #byId = new Map<string, ProductRecord>();

  constructor(source: readonly CatalogueProduct[], categories: CategoryTree) {
    for (const product of source) this.#add(product, categories);
    this.all = [...this.#byId.values()];
    this.reset();
  }

  #add(product: CatalogueProduct, categories: CategoryTree): void {
    const tree = product.categoryIds.flatMap((id) => {
      const category = categories.byId(id);
      return category === undefined ? [] : ancestry(category).map((ancestor) => ancestor.id);
    });
    const record: ProductRecord = {
      ...product,
      children: [],
      categoryTree: [...new Set(tree)],
      displayGroup: null,
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

  /** The id of a parent's first variant; of any other product its id. */
  buyable(id: string): string {
    return this.#byId.get(id)?.children[0]?.id ?? id;
  }

  parentOf(product: ProductRecord): ProductRecord {
    return product.parentId === null ? product : (this.#byId.get(product.parentId) ?? product);
  }

  listable(): ProductRecord[] {
    return this.all.filter((product) => product.active && !isParent(product));
  }

  reset(): void {
    for (const product of this.all) {
      const { demo, variant } = product;
      product.stock = variant?.stock ?? demo.stock;
      product.price = variant?.price ?? demo.price;
      product.active = true;
      product.sales = 0;
      product.displayGroup = isParent(product) ? null : displayGroup(product, demo.listedSingly);
    }
  }
}
