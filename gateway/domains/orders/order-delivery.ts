import type { OrderDelivery, Parcel } from '../../../schema/generated/types.ts';
import { orderAddress } from '../../shopware/mappers/context-entity.ts';
import { deliveryDate, deliveryDays } from '../../shopware/mappers/delivery-date.ts';
import { shippingMethod } from '../../shopware/mappers/methods.ts';
import { type MoneyView, money } from '../../shopware/mappers/money.ts';
import type { SwOrder } from '../../shopware/mappers/order-entity.ts';
import { safeUrl } from '../../shopware/mappers/safe-url.ts';
import { translated } from '../../shopware/mappers/translated.ts';
import type { Messages } from '../shared/messages/messages.ts';
import { stateLabel } from './state-label.ts';

type SwDelivery = NonNullable<SwOrder['deliveries']>[number];

/** Deliveries of an order. Shopware keeps a discount on the shipping as one more, with a negative price: it is none. */
export function orderDeliveries(order: SwOrder, view: MoneyView, messages: Messages): OrderDelivery[] {
  return (order.deliveries ?? [])
    .filter(({ shippingCosts }) => (shippingCosts?.totalPrice ?? 0) >= 0)
    .map((delivery) => ({
      id: delivery.id ?? '',
      status: stateLabel(delivery.stateMachineState, 'delivery', messages),
      shippingMethod: delivery.shippingMethod ? shippingMethod(delivery.shippingMethod) : null,
      shippingAddress: orderAddress(delivery.shippingOrderAddress),
      cost: money(delivery.shippingCosts?.totalPrice ?? 0, view),
      arrival: deliveryDate(
        deliveryDays(delivery.shippingDateEarliest, delivery.shippingDateLatest),
        view.locale,
      ),
      parcels: parcels(delivery),
    }));
}

/** Where the parcels of all deliveries can be followed. */
export function trackingUrls(order: SwOrder): string[] {
  return (order.deliveries ?? []).flatMap((delivery) =>
    parcels(delivery).flatMap(({ trackingUrl }) => trackingUrl ?? []),
  );
}

/** Parcels by tracking code; their links are the shipping method's template with the code for `%s`. */
function parcels({ shippingMethod: method, trackingCodes }: SwDelivery): Parcel[] {
  const pattern = translated(method, 'trackingUrl');
  return (trackingCodes ?? []).map((trackingCode) => ({
    trackingCode,
    trackingUrl: safeUrl(pattern?.replaceAll('%s', encodeURIComponent(trackingCode))),
  }));
}
