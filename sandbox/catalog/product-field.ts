import { unmappedField, valueAt } from '../server/entity-list.ts';
import type { FieldReader } from '../server/filter.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { productEntity } from './product-entity.ts';
import { unitPriceAt } from './product-price.ts';
import type { ProductRecord } from './product-record.ts';

/** Reads product fields for filters, sorting and aggregations; builds no more of the entity than the field needs. */
export function productReader(shop: Shop, view: View): FieldReader<ProductRecord> {
  return (product, field) => {
    const path = field.replace(/^product\./, '').split('.');
    const head = path[0] ?? '';
    switch (head) {
      case 'id':
        return product.id;
      case 'price':
      case 'cheapestPrice':
        return unitPriceAt(product, 1, view);
      case 'name':
        return product.demo.name[view.lang];
      case 'categories':
        return path[1] === 'id' ? product.categoryIds : [];
      case 'categoriesRo':
      case 'categoryTree':
        return product.categoryTree;
      case 'visibilities':
        return path[1] === 'visibility' ? 30 : null;
      default: {
        const narrow: View = { ...view, wants: (alias, name) => alias !== 'product' || name === head };
        const entity = productEntity(shop, product, narrow);
        if (!(head in entity)) throw unmappedField(field, 'product');
        return valueAt(entity, path);
      }
    }
  };
}
