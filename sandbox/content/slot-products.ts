import { groupVariants } from '../catalog/listing.ts';
import { productId } from '../catalog/product-index.ts';
import { isNew, isParent, type ProductRecord } from '../catalog/product-record.ts';
import type { Shop } from '../shop/shop.ts';
import type { LayoutElement } from './layout-model.ts';
import { fixed, type ResolvedSlot } from './resolved-slot.ts';

/** The product with this key, or its first variant. */
export function shownProduct(shop: Shop, key: string): ProductRecord | undefined {
  const product = shop.products.byId(productId(key));
  return product !== undefined && isParent(product) ? (product.children[0] ?? product) : product;
}

/** The products of a slider, the most fitting first. */
export function sliderProducts(
  shop: Shop,
  { products: wanted, limit }: Extract<LayoutElement, { type: 'product-slider' }>,
): ProductRecord[] {
  if (typeof wanted !== 'string') {
    return wanted.flatMap((key) => shownProduct(shop, key) ?? []).slice(0, limit);
  }
  const all = groupVariants(shop.products.listable());
  if (wanted === 'topseller') return all.filter(({ demo }) => demo.topseller).slice(0, limit);
  if (wanted === 'reduced') return all.filter(({ demo }) => demo.listPrice !== undefined).slice(0, limit);
  const newest = all.toSorted((a, b) => b.demo.released.localeCompare(a.demo.released));
  return newest.toSorted((a, b) => Number(isNew(b)) - Number(isNew(a))).slice(0, limit);
}

/** The configuration of a product box. */
export function boxConfig(product: ProductRecord | undefined): ResolvedSlot['config'] {
  return {
    product: fixed(product?.id ?? null),
    boxLayout: fixed('standard'),
    displayMode: fixed('standard'),
    verticalAlign: fixed(null),
  };
}

/** The configuration of a slider of these products. */
export function sliderConfig(products: readonly ProductRecord[], title: string): ResolvedSlot['config'] {
  return {
    products: fixed(products.map(({ id }) => id)),
    title: fixed(title),
    displayMode: fixed('standard'),
    boxLayout: fixed('standard'),
    navigation: fixed(true),
    rotate: fixed(false),
    border: fixed(false),
    elMinWidth: fixed('300px'),
    verticalAlign: fixed(null),
  };
}
