import { type Call, idParam } from '../server/call.ts';
import { type Entity, entity } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { idOf, productId } from '../shops/derive/ids.ts';
import { productEntity } from './product-entity.ts';
import { isParent, type ProductRecord } from './product-record.ts';

/** A variant shows its parent's. */
function crossSellingElements(shop: Shop, product: ProductRecord, view: View) {
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
        {
          name,
          position: position + 1,
          sortBy: 'name',
          sortDirection: 'ASC',
          limit: 24,
          active: true,
          type: 'productList',
          translations: null,
        },
        { name },
      ),
      products: products.map((found) => productEntity(shop, found, view)),
      total: products.length,
      streamId: null,
      apiAlias: 'cross_selling_element',
    };
  });
}

/** In a layout no association is loaded: products come without their manufacturer (cases 035, 691). */
export function crossSellingInLayout(shop: Shop, product: ProductRecord, view: View): Entity[] {
  return crossSellingElements(shop, product, view).map((element) => ({
    ...element,
    products: element.products.map((found) => ({ ...found, manufacturer: null })),
  }));
}

/** An unknown product has none (case 702). */
export function crossSelling(call: Call): Entity[] {
  const product = call.shop.products.byId(idParam(call, 'productId'));
  return product === undefined ? [] : crossSellingElements(call.shop, product, call.view);
}
