import type { PaymentMethod, ShippingMethod } from '../../../schema/generated/types.ts';
import type { Entity } from '../entities.ts';
import { deliveryTime } from './delivery-time.ts';
import { plainText } from './html.ts';
import { image } from './image.ts';
import { translated } from './translated.ts';

/** A payment or shipping method, as far as both are alike. */
export type SwMethod = Pick<
  Entity<'PaymentMethod', { asynchronous: boolean }> & Entity<'ShippingMethod'>,
  'id' | 'translated' | 'position' | 'media' | 'deliveryTime' | 'asynchronous' | 'afterOrderEnabled'
>;

export function shippingMethod(method: SwMethod): ShippingMethod {
  return {
    id: method.id ?? '',
    name: translated(method, 'name') ?? '',
    description: description(method),
    delivery: deliveryTime(method.deliveryTime),
  };
}

export function paymentMethod(method: SwMethod): PaymentMethod {
  return {
    id: method.id ?? '',
    name: translated(method, 'name') ?? '',
    description: description(method),
    image: image(method.media),
    paysElsewhere: method.asynchronous ?? false,
  };
}

function description(method: SwMethod): string | null {
  const text = translated(method, 'description');
  return text === null ? null : plainText(text);
}
