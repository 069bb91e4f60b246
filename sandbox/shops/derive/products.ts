import type { DemoProduct, DemoVariant } from '../model/product.ts';
import { categoryId, idOf, optionId, productId } from './ids.ts';

/** A product, a variant or the parent of variants, as the data say it. */
export interface CatalogueProduct {
  readonly id: string;
  readonly demo: DemoProduct;
  readonly variant: DemoVariant | null;
  readonly parentId: string | null;
  readonly number: string;
  readonly optionIds: readonly string[];
  readonly propertyIds: readonly string[];
  /** null without a maker. */
  readonly manufacturerId: string | null;
  /** Categories that it is assigned to, the main one first. */
  readonly categoryIds: readonly string[];
  readonly pictures: readonly string[];
  /** Gross for one piece, in the shop's first currency. */
  readonly price: number;
  /** Percent. */
  readonly taxRate: number;
  readonly stock: number;
}

/** Every product in the order of the catalogue, each before its variants. */
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
    variant,
    parentId: parent.id,
    number: `${parent.number}.${position + 1}`,
    optionIds: variant.options.map(optionId),
    pictures: variant.pictures ?? parent.pictures,
    price: variant.price ?? parent.price,
    stock: variant.stock ?? parent.stock,
  };
}

/** Days since release in which a product counts as new. */
const NEW_DAYS = 60;

/** True while the release is less than 60 days ago. */
export function isNew({ demo }: { readonly demo: DemoProduct }, now = Date.now()): boolean {
  return now - Date.parse(demo.released) < NEW_DAYS * 86_400_000;
}

/** What somebody can buy of each product: the first of its variants, else itself. */
export function firstVariants(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  const holders = new Set(products.map(({ parentId }) => parentId));
  const buyable = products.filter(({ id }) => !holders.has(id));
  return [...Map.groupBy(buyable, ({ demo }) => demo.key).values()].flatMap(([first]) => first ?? []);
}
