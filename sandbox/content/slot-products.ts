import { groupVariants } from '../catalog/listing.ts';
import { isParent, type ProductRecord } from '../catalog/product-record.ts';
import type { Shop } from '../shop/shop.ts';
import { productId } from '../shops/derive/ids.ts';
import type { SlotProducts } from '../shops/derive/slots.ts';

/** Products that are available. */
export function slotProducts(shop: Shop): SlotProducts<ProductRecord> {
  return {
    byKey: (key) => {
      const product = shop.products.byId(productId(key));
      return product !== undefined && isParent(product) ? (product.children[0] ?? product) : product;
    },
    listed: () => groupVariants(shop.products.listable()),
  };
}
