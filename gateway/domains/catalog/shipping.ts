import type { ShippingOffer } from '../../../schema/generated/types.ts';
import type { SwProduct } from '../../shopware/entities.ts';
import { shippingOffer } from '../channel/public/shipping-offer.ts';
import type { GatewayContext } from '../shared/context.ts';
import type { ProductSource } from './public/product.ts';
import { purchaseRules } from './public/purchase-rules.ts';

/** Shipping costs of the minimum quantity of a product; null for downloads and if they depend on the cart. */
export async function shipping(
  context: GatewayContext,
  source: ProductSource,
): Promise<ShippingOffer | null> {
  const { price } = source;
  const entity = await source.detail();
  if (entity.states?.includes('is-download')) return null;
  const pieces = purchaseRules(entity).min;
  return shippingOffer(context, {
    pieces,
    amount: Number(price.unitPrice.amount) * pieces,
    weight: (entity.weight ?? 0) * pieces,
    volume: volumeOf(entity) * pieces,
    isFree: entity.shippingFree ?? false,
    taxState: price.taxState,
    deliveryTime: entity.deliveryTime,
  });
}

const volumeOf = ({ height, width, length }: SwProduct): number =>
  (height ?? 0) * (width ?? 0) * (length ?? 0);
