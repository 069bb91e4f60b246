import type { Availability, DeliveryDate } from '../../../schema/generated/types.ts';
import type { Nullable, SwDeliveryTime, SwProduct } from '../../shopware/entities.ts';
import {
  deliveryDate,
  deliveryTime,
  expectedDelivery,
  restockDay,
} from '../../shopware/mappers/delivery-date.ts';
import { PRICE_LISTS, volumeOf } from '../../shopware/reads/shipping-prices.ts';
import { shippingOffer } from '../channel/public/shipping-offer.ts';
import type { GatewayContext } from '../shared/context.ts';
import { type ProductSource, purchaseRules } from './public/product.ts';

/** When a product is available (docs/rules.md, "Presentation"). */
export async function availability(context: GatewayContext, product: SwProduct): Promise<Availability> {
  return {
    restockDays: product.restockTime ?? null,
    restockDate:
      product.available === false
        ? deliveryDate(restockDay(product.restockTime), context.money.locale)
        : null,
    delivery: deliveryTime(product.deliveryTime),
    arrival: await arrival(context, product),
  };
}

/** A product without a delivery time has that of the default shipping method, as in a cart. */
async function arrival(context: GatewayContext, product: SwProduct): Promise<DeliveryDate | null> {
  const isDownload = product.states?.includes('is-download') ?? false;
  const isReleased = !(Date.parse(product.releaseDate ?? '') > Date.now());
  if (isDownload || !isReleased || product.available === false) return null;
  const time = product.deliveryTime ?? (await defaultTime(context));
  const supply = {
    stock: product.stock ?? product.availableStock,
    quantity: purchaseRules(product).min,
    restockDays: product.restockTime,
  };
  return deliveryDate(expectedDelivery(time, supply), context.money.locale);
}

async function defaultTime({ channel, read, log }: GatewayContext): Promise<Nullable<SwDeliveryTime>> {
  try {
    const [{ shippingMethodId }, { elements }] = await Promise.all([channel.facts(), read(PRICE_LISTS)]);
    return elements?.find(({ id }) => id === shippingMethodId)?.deliveryTime;
  } catch (error) {
    log.warn({ err: error }, 'delivery time of shipping cannot be read');
    return null;
  }
}

/** Shipping costs of the minimum quantity of a product; null for downloads and if they depend on the cart. */
export async function shipping(context: GatewayContext, source: ProductSource) {
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
    isGross: price.taxState === 'GROSS',
    deliveryTime: entity.deliveryTime,
  });
}
