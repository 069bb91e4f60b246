import type { DeliveryDate } from '../../../schema/generated/types.ts';
import { productItems, promotionItems, type SwCart } from '../../shopware/mappers/cart-entity.ts';
import { deliveryDate, expectedDelivery, jointDelivery } from '../../shopware/mappers/delivery-date.ts';
import type { SwMethod } from '../../shopware/mappers/methods.ts';

/**
 * When a cart has arrived by a shipping method that is not chosen: products with a delivery time of their own keep it,
 * promotions take the method's, as in Shopware.
 */
export function arrival(cart: SwCart, method: SwMethod, locale: string): DeliveryDate | null {
  const ofPromotions = promotionItems(cart).flatMap(
    () => expectedDelivery(method.deliveryTime, { stock: null, quantity: 1, restockDays: null }) ?? [],
  );
  const each = productItems(cart).flatMap(({ deliveryInformation: goods, quantity }) =>
    goods
      ? [
          expectedDelivery(goods.deliveryTime ?? method.deliveryTime, {
            stock: goods.stock,
            quantity: quantity ?? 1,
            restockDays: goods.restockTime,
          }),
        ]
      : [],
  );
  if (each.length === 0) return null;
  return deliveryDate(jointDelivery([...each, ...ofPromotions]), locale);
}
