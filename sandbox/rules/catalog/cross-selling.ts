import type { View } from '../../protocol/call.ts';
import { idOf, productId } from '../../shops/derive/ids.ts';
import { type Entity, entity } from '../../state/entity.ts';
import { isParent, type ProductRecord } from '../../state/products.ts';
import type { Shop } from '../../state/shop.ts';
import { productEntity } from './product-entity.ts';

/** A variant shows its parent's. */
export function crossSellings(shop: Shop, product: ProductRecord, view: View): Entity[] {
  const parent = shop.products.parentOf(product);
  return (parent.demo.crossSelling ?? []).map((source, position) => {
    const name = source.title[view.lang];
    const products = source.products
      .flatMap((key) => shop.products.byId(productId(key)) ?? [])
      .map((found) => (isParent(found) ? (found.children.find(({ active }) => active) ?? found) : found))
      .filter(({ active }) => active);
    return {
      crossSelling: entity(
        'product_cross_selling',
        idOf('cross-selling', `${parent.id}:${position}`),
        { name, position: position + 1, active: true },
        { name },
      ),
      products: products.map((found) => productEntity(shop, found, view)),
      total: products.length,
      apiAlias: 'cross_selling_element',
    };
  });
}

/** A layout loads no associations: products have no manufacturer (cases 035, 691). */
export function crossSellingsInLayout(shop: Shop, product: ProductRecord, view: View): Entity[] {
  const { wants } = view;
  return crossSellings(shop, product, {
    ...view,
    wants: (alias, field) => !(alias === 'product' && field === 'manufacturer') && wants(alias, field),
  });
}
