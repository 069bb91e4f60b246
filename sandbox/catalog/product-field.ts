import { unmappedField, valueAt } from '../server/entity-list.ts';
import type { FieldReader } from '../server/filter.ts';
import { stamp } from '../shop/entity.ts';
import type { Shop } from '../shop/shop.ts';
import type { View } from '../shop/view.ts';
import { productEntity } from './product-entity.ts';
import { unitPriceAt } from './product-price.ts';
import { isAvailable, type ProductRecord } from './product-record.ts';
import { averageRating } from './review.ts';

/** Frequently read fields, without building an entity. */
const QUICK: Readonly<Record<string, (product: ProductRecord) => unknown>> = {
  id: ({ id }) => id,
  parentId: ({ parentId }) => parentId,
  productNumber: ({ number }) => number,
  manufacturerId: ({ manufacturerId }) => manufacturerId,
  active: ({ active }) => active,
  available: isAvailable,
  stock: ({ stock }) => stock,
  sales: ({ sales }) => sales,
  optionIds: ({ optionIds }) => optionIds,
  propertyIds: ({ propertyIds }) => propertyIds,
  displayGroup: ({ displayGroup }) => displayGroup,
  categoriesRo: ({ categoryTree }) => categoryTree,
  categoryTree: ({ categoryTree }) => categoryTree,
  markAsTopseller: ({ demo }) => demo.topseller ?? false,
  shippingFree: ({ demo }) => demo.freeShipping ?? false,
  isCloseout: ({ demo }) => demo.closeout ?? false,
  releaseDate: ({ demo }) => stamp(new Date(demo.released)),
};

export function productReader(shop: Shop, view: View): FieldReader<ProductRecord> {
  return (product, field) => {
    const path = field.replace(/^product\./, '').split('.');
    const head = path[0] ?? '';
    const quick = QUICK[head];
    if (quick !== undefined) return quick(product);
    if (field.endsWith('properties.id')) return product.propertyIds;
    if (field.endsWith('options.id')) return product.optionIds;
    switch (head) {
      case 'price':
      case 'cheapestPrice':
        return unitPriceAt(product, 1, view);
      case 'ratingAverage':
        return averageRating(shop, product);
      case 'name':
        return product.demo.name[view.lang];
      case 'categories':
        return path[1] === 'id' ? product.categoryIds : [];
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
