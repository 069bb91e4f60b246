import type { DemoCategory, DemoProduct, DemoVariant } from '../model/catalogue.ts';
import type { Lang } from '../model/text.ts';
import { categoryId, idOf, optionId, productId } from './ids.ts';

export interface CategoryRecord {
  readonly id: string;
  readonly demo: DemoCategory;
  readonly parent: CategoryRecord | null;
  readonly children: CategoryRecord[];
  readonly level: number;
  readonly position: number;
}

/** A category comes after its parent. */
export class CategoryTree {
  readonly all: readonly CategoryRecord[];
  readonly #byId = new Map<string, CategoryRecord>();

  constructor(source: readonly DemoCategory[]) {
    const waiting = [...source];
    while (waiting.length > 0) {
      const next = waiting.findIndex(
        ({ parent }) => parent === undefined || this.#byId.has(categoryId(parent)),
      );
      if (next < 0)
        throw new Error(`Categories without a known parent: ${waiting.map(({ key }) => key).join(', ')}`);
      for (const demo of waiting.splice(next, 1)) this.#add(demo);
    }
    this.all = [...this.#byId.values()];
  }

  #add(demo: DemoCategory): void {
    const parent = this.byKey(demo.parent ?? '') ?? null;
    const record: CategoryRecord = {
      id: categoryId(demo.key),
      demo,
      parent,
      children: [],
      level: (parent?.level ?? 0) + 1,
      position: this.#byId.size + 1,
    };
    parent?.children.push(record);
    this.#byId.set(record.id, record);
  }

  byId(id: string): CategoryRecord | undefined {
    return this.#byId.get(id);
  }

  byKey(key: string): CategoryRecord | undefined {
    return this.#byId.get(categoryId(key));
  }

  breadcrumb(category: CategoryRecord, lang: Lang): string[] {
    return ancestry(category).map(({ demo }) => demo.name[lang]);
  }
}

export function ancestry(category: CategoryRecord): CategoryRecord[] {
  return category.parent === null ? [category] : [...ancestry(category.parent), category];
}

export function layoutOf({ demo }: CategoryRecord): string {
  return demo.layout ?? 'listing';
}

export interface CatalogueProduct {
  readonly id: string;
  readonly demo: DemoProduct;
  readonly variant: DemoVariant | null;
  readonly parentId: string | null;
  readonly number: string;
  readonly optionIds: readonly string[];
  readonly propertyIds: readonly string[];
  readonly manufacturerId: string | null;
  /** The main category first. */
  readonly categoryIds: readonly string[];
  readonly pictures: readonly string[];
  /** Gross, in the first currency. */
  readonly price: number;
  /** Percent. */
  readonly taxRate: number;
  readonly stock: number;
  /** Kilograms. */
  readonly weight: number;
  readonly size: DemoProduct['size'];
}

/** Each product comes before its variants. */
export function catalogueProducts(
  products: readonly DemoProduct[],
  taxes: readonly { readonly key: string; readonly rate: number }[],
): CatalogueProduct[] {
  return products.flatMap((demo) => {
    const parent: CatalogueProduct = {
      id: productId(demo.key),
      demo,
      variant: null,
      parentId: null,
      number: demo.number,
      optionIds: [],
      propertyIds: demo.properties.map(optionId),
      manufacturerId: demo.manufacturer === undefined ? null : idOf('manufacturer', demo.manufacturer),
      categoryIds: demo.categories.map(categoryId),
      pictures: demo.pictures,
      price: demo.price,
      taxRate: taxes.find(({ key }) => key === demo.tax)?.rate ?? 0,
      stock: demo.stock,
      weight: demo.weight,
      size: demo.size,
    };
    return [
      parent,
      ...(demo.variants ?? []).map((variant, position) => variantOf(parent, variant, position)),
    ];
  });
}

function variantOf(parent: CatalogueProduct, variant: DemoVariant, position: number): CatalogueProduct {
  return {
    ...parent,
    id: productId(`${parent.demo.key}.${variant.options.join('.')}`),
    weight: variant.weight ?? parent.weight,
    size: variant.size ?? parent.size,
    variant,
    parentId: parent.id,
    number: `${parent.number}.${position + 1}`,
    optionIds: variant.options.map(optionId),
    pictures: variant.pictures ?? parent.pictures,
    price: variant.price ?? parent.price,
    stock: variant.stock ?? parent.stock,
  };
}

const NEW_DAYS = 60;

export function isNew({ demo }: { readonly demo: DemoProduct }, now = Date.now()): boolean {
  return now - Date.parse(demo.released) < NEW_DAYS * 86_400_000;
}

/** The first variant of each product, or the product. */
export function firstVariants(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const holders = new Set(products.map(({ parentId }) => parentId));
  const buyable = products.filter(({ id }) => !holders.has(id));
  return [...Map.groupBy(buyable, ({ demo }) => demo.key).values()].flatMap(([first]) => first ?? []);
}

/** Fields of a product that the Admin API and the Store API name alike. */
export function commonFields({ demo, variant, weight, size }: CatalogueProduct) {
  return {
    ean: demo.ean ?? null,
    isCloseout: demo.closeout ?? false,
    minPurchase: demo.minPurchase ?? 1,
    purchaseSteps: demo.purchaseSteps ?? 1,
    maxPurchase: demo.maxPurchase ?? null,
    restockTime: variant?.restockDays ?? demo.restockDays ?? null,
    shippingFree: demo.freeShipping ?? false,
    markAsTopseller: demo.topseller ?? false,
    weight,
    width: size?.width ?? null,
    height: size?.height ?? null,
    length: size?.length ?? null,
  };
}

/** Name, lead and meta data of a category. */
export function categoryTexts({ demo }: CategoryRecord, lang: Lang) {
  const name = demo.name[lang];
  const lead = demo.lead?.[lang];
  return {
    name,
    description: lead ? `<p>${lead}</p>` : null,
    metaTitle: name,
    metaDescription: lead?.replace(/<[^>]+>/g, '') ?? name,
  };
}

/** Fields of a category that is a link. */
export function linkFields({ demo: { type, link } }: CategoryRecord) {
  if (type !== 'link' || link === undefined) return undefined;
  const { kind, target } = link;
  const isExternal = kind === 'external';
  return {
    linkType: kind,
    internalLink: isExternal ? null : kind === 'product' ? productId(target) : categoryId(target),
    externalLink: isExternal ? target : null,
    linkNewTab: isExternal && link.target.startsWith('http'),
  };
}
