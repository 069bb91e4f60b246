import type { PaymentMethod, ShippingMethod } from '../../../schema/generated/types.ts';
import type { SwDeliveryTime, SwMedia, Translated } from '../entities.ts';
import { deliveryTime } from './delivery-time.ts';
import { plainText } from './html.ts';
import { image } from './image.ts';
import { translated } from './translated.ts';

export type SwMethod = Translated & {
  readonly id?: string | null;
  readonly position?: number | null;
  readonly deliveryTime?: SwDeliveryTime | null;
  readonly media?: SwMedia | null;
  readonly asynchronous?: boolean | null;
  readonly afterOrderEnabled?: boolean | null;
};

export function shippingMethod(method: SwMethod): ShippingMethod {
  return {
    id: method.id ?? '',
    name: translated(method, 'name') ?? '',
    description: description(method),
    delivery: deliveryTime(method.deliveryTime),
    price: null,
    blocked: false,
  };
}

export function paymentMethod(method: SwMethod): PaymentMethod {
  return {
    id: method.id ?? '',
    name: translated(method, 'name') ?? '',
    description: description(method),
    image: image(method.media),
    blocked: false,
  };
}

function description(method: SwMethod): string | null {
  const text = translated(method, 'description');
  return text === null ? null : plainText(text);
}
